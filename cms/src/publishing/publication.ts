/**
 * How far changes of the site's content have been published: the one row of the table `publications`. Revisions grow with
 * each change. Times are in milliseconds since the epoch; null means none.
 */
export interface Publication {
  /** The revision of the last change. */
  changedRevision: number;
  /** The time of the first change for which no build has been requested yet. */
  firstChangeAt: number | null;
  /** The time of the last change. */
  lastChangeAt: number | null;
  /** The time of the last change before the first one that is pending: how long nothing had changed until then. */
  earlierChangeAt: number | null;
  /** Those changes skip the quiet period: someone requested the build, or its request is repeated. */
  urgent: boolean;
  /** The revision that the requested build must contain at least. */
  calledRevision: number;
  /** When it was requested; null once it has ended. */
  calledAt: number | null;
  /** Until when its caller waits for the hook's answer; null once it has arrived. */
  claimedUntil: number | null;
  /** When the host reported that it is building. */
  buildingAt: number | null;
  /** How many calls in a row have failed, and when the next one is allowed. */
  hookTries: number;
  nextTryAt: number | null;
  /** The revision that the last failure keeps off the site; 0 for none. */
  failedRevision: number;
  failedAt: number | null;
  /** One sentence about the failure, or about a repeated call. */
  reason: string | null;
  /** The revision that the site says it was built from, and since when. */
  liveRevision: number;
  liveAt: number | null;
}

/** A site whose content has never changed. */
export const neverChanged: Publication = {
  changedRevision: 0,
  firstChangeAt: null,
  lastChangeAt: null,
  earlierChangeAt: null,
  urgent: false,
  calledRevision: 0,
  calledAt: null,
  claimedUntil: null,
  buildingAt: null,
  hookTries: 0,
  nextTryAt: null,
  failedRevision: 0,
  failedAt: null,
  reason: null,
  liveRevision: 0,
  liveAt: null,
};

/** The fields of a state without a build in progress, a failure or pending changes. */
export const noBuild = { calledAt: null, claimedUntil: null, buildingAt: null } as const;
export const noFailure = { failedRevision: 0, failedAt: null, reason: null } as const;
export const nothingWaits = {
  firstChangeAt: null,
  urgent: false,
  hookTries: 0,
  nextTryAt: null,
} as const;
