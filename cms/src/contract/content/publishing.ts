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

/** What the panel is told of the whole site. Moments are ISO 8601. */
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
  /** The moment of this answer on the server's clock, for times that count up. */
  now: string;
}

/** What the panel is told of one entry. */
export interface EntryPublishing {
  /** Absent for an entry that the site does not show and never will without a publish. */
  publishing?: PublishingStatus;
}
