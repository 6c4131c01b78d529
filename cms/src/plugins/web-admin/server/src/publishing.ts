import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer } from '../../../../http/answer';
import { publishingState, publishNow } from '../../../../publishing/publishing-state';
import type { PublishingState } from '../../api';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET publishing: the state of the site. */
  async state(ctx: Context) {
    await answer(ctx, 200, async () => (await publishingState(strapi)) satisfies PublishingState);
  },

  /** POST publishing/now: starts a build now, or retries a failed one. */
  async now(ctx: Context) {
    await answer(ctx, 200, async () => (await publishNow(strapi)) satisfies PublishingState);
  },
});
