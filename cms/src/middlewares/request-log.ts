import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from '../contract/errors';
import { requestIdHeader, requestIdOf } from '../contract/headers';
import { refuse } from '../http/refuse';
import { inCall } from '../operations/logs/json-lines';
import { routeOf } from '../operations/logs/route-of';

const ourFault = new Refusal('internal', 'Something went wrong here. Please try again.');

/**
 * One line a call, with the id that names the call in the logs of the site's function too; the answer carries it. Strapi's
 * own logger prints the whole address: a search in the panel would put names and e-mail addresses into the log. Neither
 * query nor body is logged, and of the path only the route.
 */
const requestLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  // An answer that breaks off, an export whose reader goes away: Koa itself would print the error as it is.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (failure: unknown, ctx?: Context) => {
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
