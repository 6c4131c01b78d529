import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isUnknownCaller } from '../strapi/caller';
import { isPassedOn } from '../http/client-address';
import { limiterOf, TooManyTries } from '../accounts/limiter/limiter';
import { refuseTooMany } from '../accounts/limiter/refuse-too-many';
import { callerNetwork } from '../accounts/limiter/rules';

/** Whether a refused call counts. Calls of the panel without a body do not: its sessions expire all the time. */
const counts = (ctx: Context): boolean =>
  ctx.status >= 400 && (isUnknownCaller(ctx) || (ctx.status === 401 && isPassedOn(ctx)));

/**
 * Counts, by address, calls without a valid session or token: those with a body, and those that the site's function
 * forwards. Valid calls are never counted, so they are never refused for what others at the same address do.
 */
const refusedCalls: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    await next();
    if (!counts(ctx)) return;
    const limiter = await limiterOf(strapi);
    try {
      await limiter.take({ limit: 'refusedCall', of: callerNetwork(ctx) });
    } catch (failure) {
      if (failure instanceof TooManyTries) refuseTooMany(ctx, failure);
      else strapi.log.error('The limiter cannot count in the database.');
    }
  };
};

export default refusedCalls;
