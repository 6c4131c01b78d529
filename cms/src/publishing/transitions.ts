import { noBuild, noFailure, type Publication } from './publication';

/** How long a call of the hook may go unanswered before another process makes it anew. Longer than its own timeout. */
export const claimMs = 20_000;

/** After so many calls in a row that failed it is told as a failure. They go on. */
const patience = 8;

const firstDelayMs = 5_000;
const maxDelayMs = 5 * 60_000;

/** How long to wait after so many failed calls, in milliseconds. */
export const delayAfter = (tries: number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** (tries - 1));

/**
 * Content was changed. The revision is later than any that was ever built, also in a database that was restored from a
 * backup: it is the clock's, unless that stands behind. `noteChange` says the same in SQL.
 */
export function changed(state: Publication, now: number): Publication {
  const last = Math.max(state.changedRevision, state.liveRevision);
  return {
    ...state,
    changedRevision: last >= now ? last + 1 : now,
    firstChangeAt: state.firstChangeAt ?? now,
    lastChangeAt: now,
  };
}

/** Someone asks for a build now, or for one more after a failure. */
export function askedFor(state: Publication, now: number): Publication {
  const waiting = state.firstChangeAt === null ? changed(state, now) : state;
  return { ...waiting, ...noFailure, urgent: true, hookTries: 0, nextTryAt: null };
}

/** A build is about to be called. This stands in the database before the call, so that no other process makes it too. */
export function called(state: Publication, now: number): Publication {
  return {
    ...state,
    ...noBuild,
    calledRevision: state.changedRevision,
    calledAt: now,
    claimedUntil: now + claimMs,
    firstChangeAt: null,
    lastChangeAt: null,
    urgent: false,
    nextTryAt: null,
  };
}

/** The hook has taken the call: what failed before is in this build too. */
export function callTaken(state: Publication): Publication {
  return { ...state, ...noFailure, claimedUntil: null, hookTries: 0 };
}

/** @param why the rest of the sentence about it, without its end */
export function callFailed(state: Publication, now: number, why: string): Publication {
  const hookTries = state.hookTries + 1;
  const isNews = state.failedAt === null || state.failedRevision < state.calledRevision;
  const failure = { failedRevision: state.calledRevision, failedAt: isNews ? now : state.failedAt };
  return {
    ...state,
    ...noBuild,
    ...(hookTries >= patience ? failure : {}),
    firstChangeAt: state.calledAt ?? now,
    lastChangeAt: state.lastChangeAt ?? state.calledAt ?? now,
    urgent: true,
    hookTries,
    nextTryAt: now + delayAfter(hookTries),
    reason: `The build could not be started: ${why}.`,
  };
}

/** The build that is under way has failed. */
export function buildFailed(state: Publication, now: number, reason: string): Publication {
  return { ...state, ...noBuild, failedRevision: state.calledRevision, failedAt: now, reason };
}
