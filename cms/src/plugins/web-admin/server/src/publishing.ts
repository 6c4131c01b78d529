import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer } from '../../../../http/answer';
import { listBuilds } from '../../../../publishing/builds/list-builds';
import { publishingState, publishNow } from '../../../../publishing/publishing-state';
import type { PublishingState, SiteBuilds, SiteEntryKind } from '../../api';
import { mayDo } from './ability';
import { permissionAction } from './permissions';

/** The moment in a query, in milliseconds; undefined if it is none. */
function momentIn(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET publishing: the state of the site. With `since`, also the caller's changes that went live after it. */
  async state(ctx: Context) {
    const since = momentIn(ctx.query.since);
    await answer(
      ctx,
      200,
      async () => (await publishingState(strapi, since)) satisfies PublishingState,
    );
  },

  /** GET publishing/builds: the last builds, with the entries that the caller may see. */
  async builds(ctx: Context) {
    const kinds = new Set<SiteEntryKind>(['redirects']);
    if (mayDo(ctx, permissionAction('blog.read'))) kinds.add('blog');
    if (mayDo(ctx, permissionAction('faq.read'))) kinds.add('faq');
    await answer(ctx, 200, async () => (await listBuilds(strapi, kinds)) satisfies SiteBuilds);
  },

  /** POST publishing/now: starts a build now, or retries a failed one. */
  async now(ctx: Context) {
    await answer(ctx, 200, async () => (await publishNow(strapi)) satisfies PublishingState);
  },
});
