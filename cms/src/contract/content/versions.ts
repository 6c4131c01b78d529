import type { Pagination } from '../list-query';
import { panelReads } from '../panel';
import type { ContentKind } from './content-kind';

/** How a save came about. `migration` is what the CMS did by itself: set-up, sample content, upgrades. */
export const versionWays = [
  'panel',
  'api',
  'content_manager',
  'schedule',
  'restore',
  'migration',
] as const;

export type VersionWay = (typeof versionWays)[number];

/** What a save did. */
export const versionEvents = [
  'saved',
  'published',
  'unpublished',
  'trashed',
  'restored',
  'deleted',
] as const;

export type VersionEvent = (typeof versionEvents)[number];

/** The lists whose entries have versions. */
const versionedLists = {
  blog: panelReads.blogs,
  faq: panelReads.faqs,
} as const satisfies Record<ContentKind, string>;

/** GET: the versions of an entry, newest first, without their content. */
export const versionsPath = (kind: ContentKind, id: string): string =>
  `${versionedLists[kind]}/${encodeURIComponent(id)}/versions`;

/** GET: one version with its content. */
export const versionPath = (kind: ContentKind, id: string, number: number): string =>
  `${versionsPath(kind, id)}/${String(number)}`;

/** POST: makes a version the entry's draft. What is live stays. */
export const restorePath = (kind: ContentKind, id: string, number: number): string =>
  `${versionPath(kind, id, number)}/restore`;

/** A version in the list. */
export interface ListedVersion {
  /** Counted from 1 within the entry. */
  number: number;
  /** ISO 8601. */
  at: string;
  /** Who saved it, by the name of that time; absent for the CMS itself, or where the name is no longer kept. */
  by?: string;
  way: VersionWay;
  event: VersionEvent;
  /** The number of the version that was restored. */
  restoredFrom?: number;
  /** The title or question. */
  name: string;
  /** Whether the site shows this version. */
  live: boolean;
  /** Whether this is the entry's draft, and the site shows another version or none. */
  draft: boolean;
}

export interface VersionList {
  result: ListedVersion[];
  /** The entry's version for the `If-Match` of a restore; absent, if it was deleted for good. */
  version?: string;
  /** The firm's time zone. */
  zone: string;
  pagination: Pagination;
}

/** A picture of a version. */
export interface VersionPicture {
  id: number;
  /** Absolute. */
  url: string;
  name: string;
  /** What the version said of it, or else the text of its file. */
  alternativeText: string;
  /** Whether the version said that it is only decoration. */
  decorative: boolean;
  /** Whether its file was deleted from the media library. */
  gone: boolean;
}

/** A field of a version. A field of a later release is a text. */
export type VersionField =
  | { name: string; kind: 'text' | 'rich_text'; value: string }
  | { name: string; kind: 'pictures'; value: VersionPicture[] };

/** A version with its fields, in the order of the content type. Empty fields are left out. */
export interface Version extends ListedVersion {
  fields: VersionField[];
}

/** What a restore did. */
export interface Restored {
  /** The entry's version for `If-Match`. */
  version: string;
  /** The names of pictures whose files are gone: the draft is without them. */
  missing: string[];
  /** Whether the entry keeps its category, because that of the version was renamed or merged since. */
  categoryKept: boolean;
}
