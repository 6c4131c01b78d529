import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { contentReport } from '../../../../../content/checks/content-report';
import { findLinkTargets } from '../../../../../content/checks/link-targets';
import { linkState, siteIndex } from '../../../../../content/checks/site-index';
import { ownHosts } from '../../../../../content/redirects/own-hosts';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import {
  linkStatesBody,
  readBody,
  readReportedKind,
  readSearch,
  type CheckedEntry,
  type ContentReport,
  type LinkStates,
  type LinkTargets,
} from '../../../api';
import { mayDo } from '../ability';
import { permissionAction } from '../permissions';

/** The kinds of entries that the caller may read. */
function kindsFor(ctx: Context): ReadonlySet<CheckedEntry['kind']> {
  const kinds = new Set<CheckedEntry['kind']>();
  if (mayDo(ctx, permissionAction('blog.read'))) kinds.add('blog');
  if (mayDo(ctx, permissionAction('faq.read'))) kinds.add('faq');
  return kinds;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET content-report: the entries on the site in which a reader may stumble. */
  async report(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = {
        ...pageQuery(ctx),
        search: readSearch(queryValue(ctx, 'search')),
        finding: readReportedKind(queryValue(ctx, 'finding')),
      };
      return (await contentReport(strapi, kindsFor(ctx), query)) satisfies ContentReport;
    });
  },

  /** GET link-targets: what a text can link to. All of it is public. */
  async linkTargets(ctx: Context) {
    await answer(ctx, 200, async () => {
      const search = readSearch(queryValue(ctx, 'search'));
      return { result: await findLinkTargets(strapi, search) } satisfies LinkTargets;
    });
  },

  /** POST link-states: what the site has at some addresses. */
  async linkStates(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { addresses } = readBody(linkStatesBody, ctx.request.body);
      const index = await siteIndex(strapi);
      const hosts = ownHosts();
      const states = addresses.flatMap((address) => {
        const state = linkState(index, address, hosts);
        return state === undefined ? [] : [[address, state] as const];
      });
      return { result: Object.fromEntries(states) } satisfies LinkStates;
    });
  },
});
