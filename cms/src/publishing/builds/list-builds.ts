import type { Core } from '@strapi/strapi';
import type { SiteBuild, SiteBuilds, SiteEntryKind } from '../../contract/content/publishing';
import { readBuilds, type BuildRow } from './build-rows';
import { kindOf, toSiteEntries } from './site-entries';

/** A moment as the panel gets it. */
const iso = (moment: number | null): string | undefined =>
  moment === null ? undefined : new Date(moment).toISOString();

function toSiteBuild(row: BuildRow): Omit<SiteBuild, 'entries' | 'others'> {
  return {
    _id: String(row.id),
    outcome: row.outcome,
    changedAt: iso(row.changedAt),
    calledAt: iso(row.calledAt),
    buildingAt: iso(row.buildingAt),
    builtAt: iso(row.builtAt),
    endedAt: iso(row.endedAt),
    reason: row.reason ?? undefined,
  };
}

/**
 * The last builds, the newest first.
 * @param kinds what this admin may see; of other entries, only the number is given
 */
export async function listBuilds(
  strapi: Core.Strapi,
  kinds: ReadonlySet<SiteEntryKind>,
): Promise<SiteBuilds> {
  const rows = await readBuilds(strapi);
  const toEntry = await toSiteEntries(
    strapi,
    rows.flatMap(({ named }) => named),
  );
  return {
    result: rows.map((row) => {
      const named = row.named.filter((each) => kinds.has(kindOf(each)));
      return {
        ...toSiteBuild(row),
        entries: named.map(toEntry),
        others: Math.max(0, row.count - named.length),
      };
    }),
  };
}
