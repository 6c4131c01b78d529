import type { Core } from '@strapi/strapi';
import { Refusal } from '../contract/errors';
import { requestIdHeader, requestIdOf } from '../contract/headers';
import { refuse } from '../http/refuse';
import { inCall } from '../operations/logs/json-lines';
import { routeOf } from '../operations/logs/route-of';
import { followFailures } from '../strapi/koa';

const ourFault = new Refusal('internal', 'Something went wrong here. Please try again.');

/**
 * Logs one line per call, with the id under which the site's function logs it too; the answer carries it. Strapi's own
 * logger prints the full address: a search in the panel would put names and e-mail addresses into the log. We log neither
 * query nor body, and of the path only the route.
 */
const requestLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  followFailures(strapi, (failure, ctx) => {
    inCall(requestIdOf(ctx?.response.get(requestIdHeader)), () => {
      strapi.log.error(failure);
    });
  });
  return async (ctx, next) => {
    const requestId = requestIdOf(ctx.get(requestIdHeader));
    const start = performance.now();
    ctx.set(requestIdHeader, requestId);
    await inCall(requestId, async () => {
      try {
        await next();
      } catch (failure) {
        strapi.log.error(failure);
        refuse(ctx, ourFault);
      }
      strapi.log.http({
        message: 'Answered',
        method: ctx.method,
        path: routeOf(ctx),
        status: ctx.status,
        ms: Math.round(performance.now() - start),
      });
    });
  };
};

export default requestLog;
