import type { Core } from '@strapi/strapi';

/**
 * Answers of our own API are for the one who asked: no cache on the way or in the browser keeps them, so that nothing is
 * seen after a logout. An answer that says otherwise itself keeps what it says.
 */
const noStore: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (/^\/(api|web-admin)\//i.test(ctx.path)) ctx.set('Cache-Control', 'no-store');
    await next();
  };
};

export default noStore;
