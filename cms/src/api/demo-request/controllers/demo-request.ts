import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { forwardedDemoRequestBody } from '../../../contract/leads/forwarded';
import { leadFieldsIn } from '../../../contract/leads/lead-forms';
import { sourceOf } from '../../../contract/leads/source';
import { readBody } from '../../../contract/validate';
import { receiveLead } from '../../../leads/receive-lead';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST requestdemo/createrequestdemo, called by the site's function only. */
  async createrequestdemo(ctx: Context) {
    await receiveLead(strapi, ctx, 'createrequestdemo', () => {
      const { suspicion, source, acceptedAt, ...fields } = readBody(
        forwardedDemoRequestBody,
        ctx.request.body,
      );
      return {
        fields: leadFieldsIn('createrequestdemo', fields),
        suspicion,
        source: sourceOf(source),
        acceptedAt,
      };
    });
  },
});
