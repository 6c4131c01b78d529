import type { Core } from '@strapi/strapi';

/**
 * Answers are for the caller only, including Strapi's own, which show accounts and leads: no proxy or browser may cache
 * them, so that nothing is visible after a logout. An answer that sets its own rule, as files do, keeps it.
 */
const noStore: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    if (ctx.response.get('Cache-Control') === '') ctx.set('Cache-Control', 'no-store');
  };
};

export default noStore;
