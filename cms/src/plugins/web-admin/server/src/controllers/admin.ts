import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createAdmin, createFirstWebAdmin } from '../../../../../accounts/create-admin';
import { answer } from '../../../../../http/answer';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST /web-admin/webadmin/createadmin: an admin who may creates another one. */
  async createadmin(ctx: Context) {
    await answer(ctx, 201, async () => ({ result: await createAdmin(strapi, ctx.request.body) }));
  },

  /** GET /web-admin/session: only a good session comes as far as here. */
  session(ctx: Context) {
    ctx.status = 204;
  },

  /** POST /web-admin/webadmin/createfirstadmin: anyone, while there is no admin. */
  async createfirstadmin(ctx: Context) {
    await answer(ctx, 201, async () => ({
      result: await createFirstWebAdmin(strapi, ctx.request.body),
    }));
  },
});
