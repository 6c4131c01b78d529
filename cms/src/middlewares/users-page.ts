import type { Core } from '@strapi/strapi';
import { isAllowed, ownAccount } from '../accounts/prove-password';
import { refuseWeakFor } from '../accounts/refuse-weak';
import { idsWhere } from '../strapi/untyped-rows';
import { changesEmail, sentFields } from '../accounts/sent-account';
import { Refusal } from '../contract/errors';
import { pathId } from '../http/answer-entry';

const elsewhere = new Refusal(
  'not_allowed',
  'Change your own e-mail and password on your profile page, which asks for the current password.',
);

/**
 * The page of all accounts cannot change the e-mail or password of the caller's own account, because it does not ask for
 * the current password. A new password of another account must not contain that account's names.
 */
const usersPage: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const allowed = await isAllowed(ctx, async () => {
      const account = ownAccount(ctx);
      const { email, password } = sentFields(ctx);
      const isNewEmail = changesEmail(account, email);
      if (!isNewEmail && password === undefined) return;
      // The database decides, because it accepts an id in more than one spelling.
      const where = { id: pathId(ctx) };
      if ((await idsWhere(strapi, where)).includes(account.id)) throw elsewhere;
      if (typeof password === 'string') await refuseWeakFor(strapi, where, password);
    });
    if (allowed) await next();
  };
};

export default usersPage;
