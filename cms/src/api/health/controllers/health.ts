import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { cmsHealth } from '../../../operations/health/cms-health';
import { isFunctionCall } from '../../../http/client-address';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET health/state: the state of the CMS in one word; for the function also the counts. 503 while it accepts no leads. */
  async state(ctx: Context) {
    const health = await cmsHealth(strapi);
    ctx.status = health.status === 'down' ? 503 : 200;
    ctx.body = isFunctionCall(ctx) ? health : { status: health.status };
  },
});
