import { noBuild, noFailure, type Publication } from './publication';

/** How long a call of the hook may be unanswered before another process repeats it. Longer than its own timeout. */
export const claimMs = 20_000;

/** The number of failed calls in a row that is reported as a failure. The calls continue. */
const maxHookTries = 8;

const firstDelayMs = 5_000;
const maxDelayMs = 5 * 60_000;

/** How long to wait after this many failed calls, in milliseconds. */
export const delayAfter = (tries: number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** (tries - 1));

/**
 * Content has changed. The new revision is higher than any that was ever built, even in a database restored from a backup:
 * it is the current time, unless the clock is behind. `noteChange` does the same in SQL.
 */
export function changed(state: Publication, now: number): Publication {
  const last = Math.max(state.changedRevision, state.liveRevision);
  return {
    ...state,
    changedRevision: last >= now ? last + 1 : now,
    firstChangeAt: state.firstChangeAt ?? now,
    lastChangeAt: now,
    earlierChangeAt: state.firstChangeAt === null ? state.lastChangeAt : state.earlierChangeAt,
  };
}

/** Someone requests a build now, or retries a failed one. */
export function askedFor(state: Publication, now: number): Publication {
  const waiting = state.firstChangeAt === null ? changed(state, now) : state;
  return { ...waiting, ...noFailure, urgent: true, hookTries: 0, nextTryAt: null };
}

/** What has changed was planned for this minute: it skips the quiet period. */
export const atOnce = (state: Publication): Publication => ({ ...state, urgent: true });

/** A build is about to be requested. This is stored before the call, so that no other process makes it too. */
export function called(state: Publication, now: number): Publication {
  return {
    ...state,
    ...noBuild,
    calledRevision: state.changedRevision,
    calledAt: now,
    claimedUntil: now + claimMs,
    firstChangeAt: null,
    urgent: false,
    nextTryAt: null,
  };
}

/** The hook accepted the call: this build also contains what failed before. */
export function callTaken(state: Publication): Publication {
  return { ...state, ...noFailure, claimedUntil: null, hookTries: 0 };
}

/** @param why the rest of the sentence about it, without its full stop */
export function callFailed(state: Publication, now: number, why: string): Publication {
  const hookTries = state.hookTries + 1;
  const isNews = state.failedAt === null || state.failedRevision < state.calledRevision;
  const failure = { failedRevision: state.calledRevision, failedAt: isNews ? now : state.failedAt };
  return {
    ...state,
    ...noBuild,
    ...(hookTries >= maxHookTries ? failure : {}),
    firstChangeAt: state.calledAt ?? now,
    urgent: true,
    hookTries,
    nextTryAt: now + delayAfter(hookTries),
    reason: `The build could not be started: ${why}.`,
  };
}

/** The build in progress has failed. */
export function buildFailed(state: Publication, now: number, reason: string): Publication {
  return { ...state, ...noBuild, failedRevision: state.calledRevision, failedAt: now, reason };
}
