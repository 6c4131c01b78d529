import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { versionTable, type Connection } from './version-rows';

const tables = { 'api::blog.blog': 'blogs', 'api::faq.faq': 'faqs' } as const satisfies Record<
  ShownType,
  string
>;

/**
 * The ids of the published entries of a type whose draft says something else than the site, as their last version tells. An entry
 * without one is told by the times of its two rows. One statement, which joins the transaction of Strapi's own queries.
 * @param among only of these entries; all without it
 */
export async function newerDrafts(
  strapi: Core.Strapi,
  uid: ShownType,
  among?: readonly string[],
): Promise<ReadonlySet<string>> {
  if (among?.length === 0) return new Set();
  const table = tables[uid];
  return strapi.db.transaction(async ({ trx }: { trx: Connection }) => {
    const last = trx.raw('(select max(number) from ?? where entry = draft.document_id)', [
      versionTable,
    ]);
    const found = trx(`${table} as draft`)
      .select('draft.document_id as id')
      .join(`${table} as live`, 'live.document_id', 'draft.document_id')
      .leftJoin(`${versionTable} as version`, (on) =>
        on.on('version.entry', 'draft.document_id').andOn('version.number', '=', last),
      )
      .whereNull('draft.published_at')
      .whereNotNull('live.published_at')
      .whereRaw('coalesce(version.hash <> version.live_hash, draft.updated_at > live.updated_at)');
    const wanted = among === undefined ? found : found.whereIn('draft.document_id', among);
    return wanted.then((rows: { id: string }[]) => new Set(rows.map(({ id }) => id)));
  });
}
