import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { forwardedDemoRequestBody } from '../../../contract/forwarded';
import { readBody } from '../../../contract/validate';
import { receiveLead } from '../../../leads/receive-lead';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST requestdemo/createrequestdemo, called by the site's function only. */
  async createrequestdemo(ctx: Context) {
    await receiveLead(strapi, ctx, 'createrequestdemo', () => {
      const {
        name = '',
        email = '',
        mobile = '',
        product,
        suspicion,
        acceptedAt,
      } = readBody(forwardedDemoRequestBody, ctx.request.body);
      return { fields: { name, email, mobile, product }, suspicion, acceptedAt };
    });
  },
});
