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
 * On the page of all accounts nobody changes the e-mail or the password of the own one: nothing asks for the current password
 * there. The new password of another account is none of its own names.
 */
const usersPage: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const allowed = await isAllowed(ctx, async () => {
      const account = ownAccount(ctx);
      const { email, password } = sentFields(ctx);
      const isNewEmail = changesEmail(account, email);
      if (!isNewEmail && password === undefined) return;
      // Asked of the database, which takes an id in more than one writing.
      const where = { id: pathId(ctx) };
      if ((await idsWhere(strapi, where)).includes(account.id)) throw elsewhere;
      if (typeof password === 'string') await refuseWeakFor(strapi, where, password);
    });
    if (allowed) await next();
  };
};

export default usersPage;
