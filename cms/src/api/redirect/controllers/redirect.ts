import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { redirectsForBuild } from '../../../content/redirects/manage-redirects';
import { answer } from '../../../http/answer';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET redirects/build: all redirects, for the site's build. */
  async build(ctx: Context) {
    await answer(ctx, 200, async () => ({ result: await redirectsForBuild(strapi) }));
  },
});
