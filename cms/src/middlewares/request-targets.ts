import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** An address that cannot be decoded: there is nothing there. */
const nowhere = '/%';

/** Koa reads the path of what is sent, and throws or has none. */
const hasPath = (ctx: Context): boolean => {
  try {
    return ctx.path.startsWith('/');
  } catch {
    return false;
  }
};

/**
 * Lets a call whose target has no path (`GET http://[/`) be one for nothing: whatever asks for the path would fail, also
 * what makes the answer and the line in the log.
 */
const requestTargets: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (!hasPath(ctx)) ctx.req.url = nowhere;
    await next();
  };
};

export default requestTargets;
