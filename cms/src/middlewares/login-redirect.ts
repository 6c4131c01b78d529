import type { Core } from '@strapi/strapi';
import { isScreenPath, loginPathTo } from '../contract/screens';
import { refreshCookie } from '../strapi/sessions';

/**
 * Sends a visitor without a session who opens a screen of the web admin to its login page, and afterwards to the screen.
 * The panel itself would load first and then redirect to Strapi's own login, which asks for an e-mail. Spec §2.
 */
const loginRedirect: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    // Without the cookie, there is no session. Whether a cookie is still valid is left to the panel: two checks could send
    // someone back and forth between login page and screen.
    if (isScreenPath(ctx.path) && ctx.cookies.get(refreshCookie) === undefined) {
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(loginPathTo(ctx.originalUrl));
      return;
    }
    await next();
  };
};

export default loginRedirect;
