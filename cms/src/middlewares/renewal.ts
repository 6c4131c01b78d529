import type { Core } from '@strapi/strapi';
import { endFamily, lockSession, refreshCookie, sessionIn } from '../strapi/sessions';

/**
 * A refresh token works once. If a used one appears again, someone holds a copy: all sessions that came from it end, for
 * both holders. Strapi would refuse only the copy, and of concurrent calls accept both.
 */
const renewal: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const session = sessionIn(strapi, ctx.cookies.get(refreshCookie) ?? '');
    if (session === undefined) {
      await next();
      return;
    }
    await strapi.db.transaction(async () => {
      const before = await lockSession(strapi, session);
      if (before?.status === 'rotated') await endFamily(strapi, before);
      await next();
    });
  };
};

export default renewal;
