import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { demoRequestBody } from '../../../contract/demo-request';
import { idempotencyHeader } from '../../../contract/idempotency';
import { readBody } from '../../../contract/validate';
import { answer } from '../../../http/answer';
import { acceptLead } from '../../../leads/accept-lead';
import { demoRequestStore } from '../demo-request-store';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST requestdemo/createrequestdemo, called by the site's function only. */
  async createrequestdemo(ctx: Context) {
    await answer(ctx, 201, async () => {
      const {
        name = '',
        email = '',
        mobile = '',
        product,
      } = readBody(demoRequestBody, ctx.request.body);
      const key = ctx.get(idempotencyHeader) || undefined;
      const fields = { name, email, mobile, product };
      const { id } = await acceptLead(demoRequestStore(strapi), { fields, key });
      return { result: { _id: id } };
    });
  },
});
