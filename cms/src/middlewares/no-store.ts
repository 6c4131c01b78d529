import type { Core } from '@strapi/strapi';

/**
 * Answers are for the one who asked, Strapi's own too, which show accounts and leads: no cache on the way or in the browser
 * keeps them, so that nothing is seen after a logout. An answer that says otherwise itself, as files do, keeps what it says.
 */
const noStore: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    if (ctx.response.get('Cache-Control') === '') ctx.set('Cache-Control', 'no-store');
  };
};

export default noStore;
