import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** An address that cannot be decoded, so that it is answered with 404. */
const nowhere = '/%';

/** Koa parses the path of the request target, and throws or returns none. */
const hasPath = (ctx: Context): boolean => {
  try {
    return ctx.path.startsWith('/');
  } catch {
    return false;
  }
};

/**
 * Gives a call whose target has no path (`GET http://[/`) an address that leads nowhere: otherwise, everything that reads
 * the path would fail, including the error answer and the log line.
 */
const requestTargets: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (!hasPath(ctx)) ctx.req.url = nowhere;
    await next();
  };
};

export default requestTargets;
