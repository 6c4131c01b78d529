import { readOptionalChoice } from '../list-query';

/** What a list can be filtered by: a state, or that something is planned, which an entry of any state outside the trash may be. */
export const entryFilters = ['draft', 'live', 'live_with_draft', 'planned', 'trashed'] as const;

export type EntryFilter = (typeof entryFilters)[number];

/**
 * Where a blog or FAQ stands: a draft that the site does not show, published, published with a draft that says something else, or
 * in the trash. Whether a visitor sees a published entry already is another question (`PublishingStatus`).
 */
export type EntryState = Exclude<EntryFilter, 'planned'>;

/** What the panel calls them. "Live" is only said of what a visitor can see. */
export const entryStateNames = {
  draft: 'Draft',
  live: 'Published',
  live_with_draft: 'Published with newer draft',
  trashed: 'In the trash',
} as const satisfies Record<EntryState, string>;

/** What a draft has to have, for someone who left it out. Everything else may still be missing. */
export const draftTitle = 'Give the draft a title.';

/** For how many days an entry stays in the trash. */
export const trashDays = 30;

/**
 * The state of an entry.
 * @param entry whether it is in the trash, whether the site should show it, and whether its draft says something else
 */
export function entryState(entry: {
  trashed: boolean;
  published: boolean;
  newer: boolean;
}): EntryState {
  if (entry.trashed) return 'trashed';
  if (!entry.published) return 'draft';
  return entry.newer ? 'live_with_draft' : 'live';
}

/** What the panel calls them. */
export const entryFilterNames = {
  ...entryStateNames,
  planned: 'Planned',
} as const satisfies Record<EntryFilter, string>;

/**
 * Reads `?state=` of a list; undefined for all entries outside the trash.
 * @throws Refusal when it is anything else
 */
export const readEntryState = (raw: string | null | undefined): EntryFilter | undefined =>
  readOptionalChoice('state', raw, entryFilters);
