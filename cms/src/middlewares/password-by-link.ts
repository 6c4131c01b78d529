import type { Core } from '@strapi/strapi';
import { isAllowed } from '../accounts/prove-password';
import { refuseWeakFor } from '../accounts/refuse-weak';
import { sentFields } from '../accounts/sent-account';
import { objectsOf } from '../strapi/untyped-rows';

/** An invitation and a link for a new password: the account's own names make no good one there either. */
const passwordByLink: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const allowed = await isAllowed(ctx, async () => {
      const { resetPasswordToken, registrationToken, password, userInfo } = sentFields(ctx);
      const sent = password ?? objectsOf(userInfo)[0]?.password;
      // Any other shape Strapi refuses itself.
      if (typeof sent !== 'string') return;
      if (typeof resetPasswordToken === 'string') {
        await refuseWeakFor(strapi, { resetPasswordToken }, sent);
      } else if (typeof registrationToken === 'string') {
        await refuseWeakFor(strapi, { registrationToken }, sent);
      }
    });
    if (allowed) await next();
  };
};

export default passwordByLink;
