import type { Core } from '@strapi/strapi';
import { kindOf } from '../../content/shown-types';
import type { SiteEntry, SiteEntryKind } from '../../contract/content/publishing';
import { entriesOnSite } from '../entry-publishing';
import type { CarriedEntry } from './carried';
import { entriesByType, entryName, typeOfEntry } from './entry-name';

/** What a recorded change was about. */
export function changedKind({ entry }: CarriedEntry): SiteEntryKind {
  const uid = typeOfEntry(entry);
  return uid === undefined ? 'redirects' : kindOf(uid);
}

/**
 * Describes changed entries for the panel.
 * @returns a function that describes one of them, with its address if the site shows it as it is now
 */
export async function toSiteEntries(
  strapi: Core.Strapi,
  carried: readonly CarriedEntry[],
): Promise<(entry: CarriedEntry) => SiteEntry> {
  const names = new Set(carried.map(({ entry }) => entry));
  const urls = new Map<string, string | undefined>();
  for (const { uid, ids } of entriesByType(names)) {
    const entries = ids.map((documentId) => ({ documentId }));
    const onSite = await entriesOnSite(strapi, uid, entries);
    for (const entry of entries) {
      urls.set(entryName(uid, entry.documentId), onSite(entry).siteUrl);
    }
  }
  return (each) => {
    const { title, published } = each;
    const siteUrl = urls.get(each.entry);
    return {
      kind: changedKind(each),
      published,
      ...(title === undefined ? {} : { title }),
      ...(siteUrl === undefined ? {} : { siteUrl }),
    };
  };
}
