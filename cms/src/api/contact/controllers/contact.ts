import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { forwardedContactBody } from '../../../contract/forwarded';
import { idempotencyHeader } from '../../../contract/idempotency';
import { readBody } from '../../../contract/validate';
import { answer } from '../../../http/answer';
import { acceptLead } from '../../../leads/accept-lead';
import { contactStore } from '../contact-store';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST contactus/createcontactus, called by the site's function only. */
  async createcontactus(ctx: Context) {
    await answer(ctx, 201, async () => {
      const { captcha, ...fields } = readBody(forwardedContactBody, ctx.request.body);
      const key = ctx.get(idempotencyHeader) || undefined;
      const { id } = await acceptLead(contactStore(strapi), { fields, key, captcha });
      return { result: { _id: id } };
    });
  },
});
