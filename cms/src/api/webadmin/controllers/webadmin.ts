import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { logIn } from '../../../accounts/session';
import { answer } from '../../../http/answer';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST webadmin/adminlogin, called by the site's function only. */
  async adminlogin(ctx: Context) {
    await answer(ctx, 200, async () => ({ result: await logIn(strapi, ctx.request.body) }));
  },
});
