import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { checkVersion, readEntry } from './check-version';

/** Where an entry is: in the lists, or in the trash and nowhere else. */
export type EntryPlace = 'listed' | 'trashed';

type WhereTrashed = { trashedAt: { $null: true } | { $notNull: true } };

/** The filter of the drafts at a place. Every entry has a draft; only drafts are in the trash. */
export const atPlace = (place: EntryPlace): WhereTrashed => ({
  trashedAt: place === 'listed' ? { $null: true } : { $notNull: true },
});

const nouns = { 'api::blog.blog': 'blog', 'api::faq.faq': 'FAQ' } as const satisfies Record<
  ShownType,
  string
>;

/** An entry as the caller of a change saw it. */
export interface SeenEntry {
  id: string;
  /** Undefined for any version. */
  version: string | undefined;
}

/**
 * The id of an entry, if a change of it was made from its current version.
 * @throws Refusal when it is not at this place or has changed since
 */
export async function presentId(
  strapi: Core.Strapi,
  uid: ShownType,
  { id, version }: SeenEntry,
  place: EntryPlace = 'listed',
): Promise<string> {
  const row = await readEntry(nouns[uid], id, (documentId) =>
    strapi
      .documents(uid)
      .findFirst({ status: 'draft', filters: { documentId, ...atPlace(place) } }),
  );
  checkVersion(nouns[uid], row, version);
  return row.documentId;
}
