import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changePassword } from '../../../../accounts/change-password';
import { createAdmin, createFirstWebAdmin } from '../../../../accounts/create-admin';
import { isAllowed, ownAccount } from '../../../../accounts/prove-password';
import { answer } from '../../../../http/answer';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST webadmin/createadmin: creates another admin. */
  async createAdmin(ctx: Context) {
    await answer(ctx, 201, async () => ({ result: await createAdmin(strapi, ctx.request.body) }));
  },

  /** POST webadmin/createfirstadmin: creates the first admin, for anyone, while there is none. */
  async createFirstAdmin(ctx: Context) {
    await answer(ctx, 201, async () => ({
      result: await createFirstWebAdmin(strapi, ctx.request.body),
    }));
  },

  /** POST account/password: changes the caller's own password and ends all their sessions. */
  async changePassword(ctx: Context) {
    await isAllowed(ctx, async () => {
      await changePassword(strapi, ownAccount(ctx), ctx.request.body);
      ctx.body = { result: 'password_changed' };
    });
  },

  /** GET session: 204. The route's policy lets only a valid session come this far. */
  session(ctx: Context) {
    ctx.status = 204;
  },
});
