import type { Core } from '@strapi/strapi';
import { isAllowed, ownAccount, provePassword, refuseWeak } from '../accounts/prove-password';
import { changesEmail, sentFields } from '../accounts/sent-account';
import { Refusal } from '../contract/errors';

const needsPassword = new Refusal(
  'wrong_password',
  'To change your e-mail, give your current password too, and below it a new one or the same again.',
);

/**
 * The own account: a session alone changes neither its e-mail nor its password. Strapi asks for the current password with
 * a new one only, and as often as one likes.
 */
const ownAccountGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const allowed = await isAllowed(ctx, async () => {
      const account = ownAccount(ctx);
      const { email, password, currentPassword } = sentFields(ctx);
      const isNewEmail = changesEmail(account, email);
      if (isNewEmail && currentPassword === undefined) throw needsPassword;
      // Without a current password Strapi refuses a new one itself.
      const changes = isNewEmail || password !== undefined;
      if (changes && currentPassword !== undefined) {
        await provePassword(strapi, account, currentPassword);
      }
      // Strapi would end the sessions first, and find out then.
      if (typeof password === 'string') refuseWeak(account, password);
    });
    if (allowed) await next();
  };
};

export default ownAccountGuard;
