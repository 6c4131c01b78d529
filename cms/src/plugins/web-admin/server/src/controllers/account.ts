import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changePassword } from '../../../../../accounts/change-password';
import { isAllowed, ownAccount } from '../../../../../accounts/prove-password';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /web-admin/account/password: an admin changes the own password, and is logged out everywhere. */
  async password(ctx: Context) {
    await isAllowed(ctx, async () => {
      await changePassword(strapi, ownAccount(ctx), ctx.request.body);
      ctx.body = { result: 'password_changed' };
    });
  },
});
