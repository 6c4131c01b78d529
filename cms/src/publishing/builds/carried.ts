import type { Core } from '@strapi/strapi';
import type { ShownType } from '../../content/shown-types';
import { namedEntries } from '../../contract/content/publishing';
import { isObject } from '../../contract/json';
import { entriesByType, entryName, typeOfEntry } from './entry-name';

/** What a change was about: its name among the recorded changes, and what it was like when a build took it. */
export interface CarriedEntry {
  entry: string;
  title?: string;
  published: boolean;
}

/** What a build carries: its last changes, and the number of all. */
export interface Carried {
  named: CarriedEntry[];
  count: number;
}

const titles = {
  'api::blog.blog': 'title',
  'api::faq.faq': 'question',
} as const satisfies Record<ShownType, string>;

/** The titles of entries of one type, and whether they are published, by the names of their changes. */
async function describe(
  strapi: Core.Strapi,
  { uid, ids }: { uid: ShownType; ids: readonly string[] },
): Promise<Map<string, Omit<CarriedEntry, 'entry'>>> {
  const title = titles[uid];
  const rows: unknown = await strapi.db.query(uid).findMany({
    select: ['documentId', title, 'publishedAt'],
    where: { documentId: { $in: ids } },
  });
  const described = new Map<string, Omit<CarriedEntry, 'entry'>>();
  for (const row of [rows].flat().filter(isObject)) {
    const name = entryName(uid, String(row.documentId));
    const published = (row.publishedAt ?? null) !== null;
    const words = row[title];
    // The published version, if there is one.
    if (published || !described.has(name)) {
      described.set(name, { ...(typeof words === 'string' ? { title: words } : {}), published });
    }
  }
  return described;
}

interface Range {
  /** Changes after this revision… */
  from: number;
  /** …up to this one. */
  to: number;
  /** Only changes that this admin made. */
  editor?: number;
}

/** Reads which entries were changed last in a range of revisions. */
export async function carriedIn(
  strapi: Core.Strapi,
  { from, to, editor }: Range,
): Promise<Carried> {
  const entries = strapi.db.query('api::publication-entry.publication-entry');
  const where = {
    revision: { $gt: from, $lte: to },
    ...(editor === undefined ? {} : { editor }),
  };
  const [rows, count] = await Promise.all([
    entries.findMany({
      select: ['entry'],
      where,
      orderBy: { revision: 'desc' },
      limit: namedEntries,
    }),
    entries.count({ where }),
  ]);
  const names = rows.map(({ entry }: { entry: unknown }) => String(entry));
  const described = await Promise.all(entriesByType(names).map((each) => describe(strapi, each)));
  const known = new Map(described.flatMap((each) => [...each]));
  return {
    // Redirects have no entry, and are always in use.
    named: names.map((entry) => ({
      entry,
      published: typeOfEntry(entry) === undefined,
      ...known.get(entry),
    })),
    count,
  };
}

/** What a build carries according to two readings, the later one first: an entry may have been changed again in between. */
export function joinCarried(later: Carried, earlier: Carried): Carried {
  const names = new Set(later.named.map(({ entry }) => entry));
  const others = earlier.named.filter(({ entry }) => !names.has(entry));
  return {
    named: [...later.named, ...others].slice(0, namedEntries),
    count: Math.max(later.count + others.length, earlier.count),
  };
}
