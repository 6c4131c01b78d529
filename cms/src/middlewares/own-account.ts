import type { Core } from '@strapi/strapi';
import { isAllowed, ownAccount, provePassword, refuseWeak } from '../accounts/prove-password';
import { changesEmail, sentFields } from '../accounts/sent-account';
import { Refusal } from '../contract/errors';

const needsPassword = new Refusal(
  'wrong_password',
  'To change your e-mail, give your current password too, and below it a new one or the same again.',
);

/**
 * The caller's own account: a session alone is not enough to change its e-mail or password. Strapi asks for the current
 * password only with a new one, and without limiting the attempts.
 */
const ownAccountGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const allowed = await isAllowed(ctx, async () => {
      const account = ownAccount(ctx);
      const { email, password, currentPassword } = sentFields(ctx);
      const isNewEmail = changesEmail(account, email);
      if (isNewEmail && currentPassword === undefined) throw needsPassword;
      // Strapi itself refuses a new password without the current one.
      const changes = isNewEmail || password !== undefined;
      if (changes && currentPassword !== undefined) {
        await provePassword(strapi, account, currentPassword);
      }
      // Strapi would end the sessions first, and refuse afterwards.
      if (typeof password === 'string') refuseWeak(account, password);
    });
    if (allowed) await next();
  };
};

export default ownAccountGuard;
