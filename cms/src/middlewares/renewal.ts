import type { Core } from '@strapi/strapi';
import { endFamily, lockSession, refreshCookie, sessionIn } from '../strapi/sessions';

/**
 * A refresh token counts once. Whoever shows one that was used before holds a copy, or somebody else does: the sessions that
 * came of it end, for both. Strapi refuses the copy alone, and of calls at the same moment would take both.
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
