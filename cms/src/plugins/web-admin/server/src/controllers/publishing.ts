import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer } from '../../../../../http/answer';
import { publishingState, publishNow } from '../../../../../publishing/publishing-state';
import type { PublishingState } from '../../../api';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How far the site as a whole has come. */
  async state(ctx: Context) {
    await answer(ctx, 200, async () => (await publishingState(strapi)) satisfies PublishingState);
  },

  /** POST publishing/now: builds the site now, or once more after a failure. */
  async now(ctx: Context) {
    await answer(ctx, 200, async () => (await publishNow(strapi)) satisfies PublishingState);
  },
});
