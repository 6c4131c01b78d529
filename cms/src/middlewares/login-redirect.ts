import type { Core } from '@strapi/strapi';
import { isScreenPath, loginPathTo } from '../contract/screens';
import { refreshCookie } from '../strapi/sessions';

/**
 * Someone without a session who asks for a screen of the web admin gets its login page, and afterwards the screen. The
 * panel itself would load first, and then send to Strapi's own login, which asks for an e-mail. Spec §2.
 */
const loginRedirect: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    // Without the cookie there is no session. The panel finds out whether a cookie is still good: two judges could send someone
    // to and fro between login page and screen.
    if (isScreenPath(ctx.path) && ctx.cookies.get(refreshCookie) === undefined) {
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(loginPathTo(ctx.originalUrl));
      return;
    }
    await next();
  };
};

export default loginRedirect;
