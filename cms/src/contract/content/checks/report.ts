import type { EntryList } from '../../panel';
import { readOptionalChoice, type PageQuery } from '../../list-query';
import { findingKinds, type CheckedEntry } from './findings';

/** GET: the entries on the site in which a reader may stumble (`?kind&finding&search&page&pageSize`). */
export const contentReportPath = '/web-admin/content-report';

/** What the report lists: what the checks find, and entries that nobody has changed for a long time. */
export const reportedKinds = [...findingKinds, 'old'] as const;

export type ReportedKind = (typeof reportedKinds)[number];

export const reportedNames = {
  no_alt: 'No alternative text',
  dead_link: 'Dead link',
  empty_link: 'Link without words',
  skipped_heading: 'Skipped heading level',
  small_picture: 'Small picture',
  long_title: 'Long title',
  old: 'Older than a year',
} as const satisfies Record<ReportedKind, string>;

/** After how many days without a change an entry is old. */
export const oldAfterDays = 365;

/** The maximum number of findings listed per entry. */
export const maxListedFindings = 20;

/** An entry with what was found in it. */
export interface ReportedEntry {
  _id: string;
  kind: CheckedEntry['kind'];
  /** The id of the blog or FAQ. */
  id: string;
  /** The title or question. */
  name: string;
  /** When what the site shows was changed last; ISO 8601. */
  changedAt: string;
  /** At most `maxListedFindings`. */
  findings: { kind: ReportedKind; text: string }[];
  /** How many were found besides. */
  others: number;
}

/** The entries with the most findings first. */
export interface ContentReport extends EntryList<ReportedEntry> {
  /** The number of entries that were checked. */
  checked: number;
  /** The number of entries with each kind of finding. */
  counts: Record<ReportedKind, number>;
}

export interface ReportQuery extends PageQuery {
  search: string;
  /** Only entries in which this was found. */
  finding: ReportedKind | undefined;
}

/** Reads `?finding=` of the report. @throws Refusal when there is no such kind */
export const readReportedKind = (raw: string | null | undefined): ReportedKind | undefined =>
  readOptionalChoice('finding', raw, reportedKinds);
