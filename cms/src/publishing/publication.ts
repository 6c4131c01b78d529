/**
 * How far the changes of the site's content have come: the one row of the table `publications`. Revisions grow with each
 * change. Moments are milliseconds of the clock, null for none.
 */
export interface Publication {
  /** The revision of the last change. */
  changedRevision: number;
  /** When the first and the last of the changes were made that no build was called for yet. */
  firstChangeAt: number | null;
  lastChangeAt: number | null;
  /** Those changes wait for no quiet period: someone asked for the build, or its call is made once more. */
  urgent: boolean;
  /** What the build that was last called has to bring at least. */
  calledRevision: number;
  /** When it was called; null once it has ended. */
  calledAt: number | null;
  /** Until when its caller waits for the hook's answer; null once it has come. */
  claimedUntil: number | null;
  /** When the host said that it builds. */
  buildingAt: number | null;
  /** How many calls in a row have failed, and when the next one may be made. */
  hookTries: number;
  nextTryAt: number | null;
  /** What the last failure keeps from the site; 0 for nothing. */
  failedRevision: number;
  failedAt: number | null;
  /** One sentence about it, or about a call that is made once more. */
  reason: string | null;
  /** What the site says that it was built from, and since when. */
  liveRevision: number;
  liveAt: number | null;
}

/** A site whose content was never changed. */
export const neverChanged: Publication = {
  changedRevision: 0,
  firstChangeAt: null,
  lastChangeAt: null,
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

/** The parts of a state in which no build is under way, nothing has failed, and no change waits. */
export const noBuild = { calledAt: null, claimedUntil: null, buildingAt: null } as const;
export const noFailure = { failedRevision: 0, failedAt: null, reason: null } as const;
export const nothingWaits = {
  firstChangeAt: null,
  lastChangeAt: null,
  urgent: false,
  hookTries: 0,
  nextTryAt: null,
} as const;
