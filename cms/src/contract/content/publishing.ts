import type { ContentKind } from './content-kind';

/** GET, with the build's token: `{ result: { revision } }`, which a build reads before the content and writes into /build.json. */
export const publishingRevisionPath = '/api/publishing/revision';

/** POST: notifications of the host about its deploys, signed (`deploySignatureHeader`). */
export const deployNotificationPath = '/api/publishing/deploynotification';

/** A JSON Web Signature (HS256, issuer `netlify`) whose claim `sha256` is the body's. */
export const deploySignatureHeader = 'X-Webhook-Signature';

/** Where the site says what it was built from. */
export const buildRecordPath = '/build.json';

/** The content of `/build.json`. */
export interface BuildRecord {
  /** The content's revision before the build read it: all changes up to it are in. */
  revision: number;
  /** ISO 8601. */
  builtAt: string;
}

/** How far a change has come. */
export type PublishingStatus = 'live' | 'waiting' | 'building' | 'failed';

/** What the panel gets to know about the whole site. Moments are ISO 8601. */
export interface PublishingState {
  status: PublishingStatus;
  /** When this status began; absent on a site that was never changed. */
  since?: string;
  /** When the build that is under way began. */
  buildingSince?: string;
  /** When a waiting change is handed to a build if nothing else changes until then. */
  buildsAt?: string;
  /** When it is handed to a build at the latest. */
  buildsBy?: string;
  /** When the content that is live went live. */
  liveSince?: string;
  /** One sentence about why the last build or its call failed. */
  reason?: string;
  /** The entries whose last change, made by the admin who asks, went live after the time that they ask about. */
  wentLive?: SiteEntry[];
  /** The moment of this answer on the server's clock, for times that count up. */
  now: string;
}

/** What the panel gets to know about one entry. */
export interface EntryPublishing {
  /** Absent for an entry that the site does not show and never will without a publish. */
  publishing?: PublishingStatus;
  /** The entry's address on the site, if the site shows its last change. */
  siteUrl?: string;
}

/** The kinds of what a change of the site is about. */
export type SiteEntryKind = ContentKind | 'redirects';

/** What a change of the site is about: an entry, or the list of redirects. */
export interface SiteEntry {
  kind: SiteEntryKind;
  /** The entry's title or question; absent for redirects, and for an entry that was deleted. */
  title?: string;
  /** Whether the site should show it. */
  published: boolean;
  /** Its address on the site, if the site shows its last change. */
  siteUrl?: string;
}

/**
 * How a build stands or ended. `replaced`: another one began before it ended. `earlier`: it is not a build, the host shows an
 * earlier one.
 */
export const buildOutcomes = [
  'waiting',
  'building',
  'live',
  'failed',
  'replaced',
  'earlier',
] as const;

export type BuildOutcome = (typeof buildOutcomes)[number];

/** How many builds are kept. */
export const keptBuilds = 50;

/** How many of the entries that a build carried are named. */
export const namedEntries = 20;

/** One build of the site. Times are ISO 8601. */
export interface SiteBuild {
  _id: string;
  outcome: BuildOutcome;
  /** When the oldest change that it carries was made; absent for a build that the CMS did not request. */
  changedAt?: string;
  /** When the CMS requested it; absent if it did not. */
  calledAt?: string;
  /** When the host reported that it began. */
  buildingAt?: string;
  /** When its files were complete, by the clock of the machine that built them. */
  builtAt?: string;
  /** When it was seen on the site, or when it failed. */
  endedAt?: string;
  /** One sentence about why it, or its call, failed. */
  reason?: string;
  /** What it carried, the last change first, at most `namedEntries`. */
  entries: SiteEntry[];
  /** How many entries it carried besides. */
  others: number;
}

export interface SiteBuilds {
  /** The newest first, at most `keptBuilds`. */
  result: SiteBuild[];
}
