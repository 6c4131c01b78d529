import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { forwardedContactBody } from '../../../contract/leads/forwarded';
import { leadFieldsIn } from '../../../contract/leads/lead-forms';
import { sourceOf } from '../../../contract/leads/source';
import { readBody } from '../../../contract/validate';
import { receiveLead } from '../../../leads/receive-lead';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST contactus/createcontactus, called by the site's function only. */
  async createcontactus(ctx: Context) {
    await receiveLead(strapi, ctx, 'createcontactus', () => {
      const { captcha, suspicion, source, acceptedAt, ...fields } = readBody(
        forwardedContactBody,
        ctx.request.body,
      );
      return {
        fields: leadFieldsIn('createcontactus', fields),
        captcha,
        suspicion,
        source: sourceOf(source),
        acceptedAt,
      };
    });
  },
});
