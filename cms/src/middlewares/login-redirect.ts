import type { Core } from '@strapi/strapi';
import { isScreenPath, loginPathTo } from '../contract/screens';

/**
 * Strapi's cookie with the refresh token, without which there is no session. Whether it is still good is the panel's to
 * find out: were it judged here by another measure, login page and screen could send someone to and fro.
 */
const refreshCookie = 'strapi_admin_refresh';

/**
 * Someone without a session who asks for a screen of the web admin gets its login page, and afterwards the screen. The
 * panel itself would load first, and then send to Strapi's own login, which asks for an e-mail. Spec §2.
 */
const loginRedirect: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (isScreenPath(ctx.path) && ctx.cookies.get(refreshCookie) === undefined) {
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(loginPathTo(ctx.originalUrl));
      return;
    }
    await next();
  };
};

export default loginRedirect;
