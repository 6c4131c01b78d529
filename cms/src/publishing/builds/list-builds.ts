import type { Core } from '@strapi/strapi';
import type { SiteBuild, SiteBuilds, SiteEntryKind } from '../../contract/content/publishing';
import { iso } from '../publishing-state';
import { readBuilds, type BuildRow } from './build-rows';
import { changedKind, toSiteEntries } from './site-entries';

function toSiteBuild({ id, build }: BuildRow): Omit<SiteBuild, 'entries' | 'others'> {
  return {
    _id: String(id),
    outcome: build.outcome,
    changedAt: iso(build.changedAt),
    calledAt: iso(build.calledAt),
    buildingAt: iso(build.buildingAt),
    builtAt: iso(build.builtAt),
    endedAt: iso(build.endedAt),
    reason: build.reason ?? undefined,
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
    rows.flatMap(({ carried }) => carried.named),
  );
  return {
    result: rows.map((row) => {
      const named = row.carried.named.filter((each) => kinds.has(changedKind(each)));
      return {
        ...toSiteBuild(row),
        entries: named.map(toEntry),
        others: Math.max(0, row.carried.count - named.length),
      };
    }),
  };
}
