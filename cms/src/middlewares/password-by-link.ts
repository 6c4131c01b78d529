import type { Core } from '@strapi/strapi';
import { isAllowed } from '../accounts/prove-password';
import { refuseWeakFor } from '../accounts/refuse-weak';
import { sentFields } from '../accounts/sent-account';
import { lockRows, objectsOf } from '../strapi/untyped-rows';

/** The condition that is true of the account a link was made for; undefined where the call holds no code. */
function accountOfLink({ resetPasswordToken, registrationToken }: Record<string, unknown>) {
  if (typeof resetPasswordToken === 'string') return { resetPasswordToken };
  return typeof registrationToken === 'string' ? { registrationToken } : undefined;
}

/**
 * An invitation or a link for a new password works once, also for concurrent calls, of which Strapi would accept all. Its
 * password must not contain the account's own names.
 */
const passwordByLink: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const sent = sentFields(ctx);
    const where = accountOfLink(sent);
    if (where === undefined) {
      await next();
      return;
    }
    await strapi.db.transaction(async () => {
      // The next call waits here until the code is used up, and then finds no account.
      await lockRows(strapi, 'admin::user', where);
      const password = sent.password ?? objectsOf(sent.userInfo)[0]?.password;
      const allowed = await isAllowed(ctx, async () => {
        // Strapi refuses any other shape.
        if (typeof password === 'string') await refuseWeakFor(strapi, where, password);
      });
      if (allowed) await next();
    });
  };
};

export default passwordByLink;
