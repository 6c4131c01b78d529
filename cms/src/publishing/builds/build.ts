import type { BuildOutcome } from '../../contract/content/publishing';
import type { Publication } from '../publication';

/** A build as it is recorded. Times are in milliseconds since the epoch; null means none, or unknown. */
export interface Build {
  outcome: BuildOutcome;
  /** When the oldest change was made for which it was requested. */
  changedAt: number | null;
  /** When the hook was called for it, the last time if several calls failed; null for a build that the CMS did not request. */
  calledAt: number | null;
  /** When the host reported that it began. */
  buildingAt: number | null;
  /** When its files were complete, by the clock of the machine that built them. */
  builtAt: number | null;
  /** When it was seen on the site, or when it failed. */
  endedAt: number | null;
  /** How many calls for it have failed in a row. */
  hookTries: number;
  reason: string | null;
  /** It carries the changes after the first of these revisions, up to the second. */
  fromRevision: number;
  revision: number;
}

/** A build of which nothing is known but what it carries. */
const unknownBuild = (fromRevision: number, revision: number): Build => ({
  outcome: 'waiting',
  changedAt: null,
  calledAt: null,
  buildingAt: null,
  builtAt: null,
  endedAt: null,
  hookTries: 0,
  reason: null,
  fromRevision,
  revision,
});

/** What a change of the state says about builds. */
export interface BuildNews {
  /** What is new about the last build that was requested. */
  last?: Partial<Build>;
  /** A build that begins, or one that nobody requested. */
  added?: Build;
}

/** Whether the hook is called again for it. Calls that fail again and again are reported as a failure, and continue. */
const isCalledAgain = ({ outcome, hookTries }: Build) =>
  hookTries > 0 && (outcome === 'waiting' || outcome === 'failed');

/** A call for a build. If earlier calls failed, it is for the same build, which carries later changes too. */
function requested(last: Build | undefined, before: Publication, after: Publication): BuildNews {
  const { calledAt, calledRevision: revision, buildingAt, claimedUntil, liveRevision } = after;
  const outcome = claimedUntil === null ? 'building' : 'waiting';
  if (last !== undefined && isCalledAgain(last)) {
    return { last: { calledAt, revision, outcome, endedAt: null } };
  }
  const called = { outcome, calledAt, buildingAt, changedAt: before.firstChangeAt } as const;
  const added = { ...unknownBuild(liveRevision, revision), ...called };
  const isLost = last?.outcome === 'waiting' || last?.outcome === 'building';
  return isLost ? { last: { outcome: 'replaced', endedAt: calledAt }, added } : { added };
}

const over = { hookTries: 0, reason: null } as const;

/** The end of the requested build. */
function ended(before: Publication, after: Publication, endedAt: number): Partial<Build> {
  const { calledRevision } = before;
  const { hookTries, liveRevision, reason } = after;
  if (after.failedAt !== null && after.failedRevision === calledRevision) {
    return { outcome: 'failed', endedAt, hookTries, reason };
  }
  if (liveRevision >= calledRevision) {
    const fromRevision = Math.min(before.liveRevision, liveRevision);
    return { ...over, outcome: 'live', endedAt, fromRevision, revision: liveRevision };
  }
  return hookTries > 0
    ? { outcome: 'waiting', hookTries, reason }
    : { ...over, outcome: 'replaced', endedAt };
}

/** The site shows another build than before, and the requested one has not ended. */
function foreign(
  last: Build | undefined,
  before: Publication,
  after: Publication,
  now: number,
): BuildNews {
  const { liveRevision } = after;
  // The host built although its answer to the call was lost.
  const isRequested = last !== undefined && isCalledAgain(last) && liveRevision >= last.revision;
  if (before.calledAt === null && isRequested) {
    return { last: ended({ ...before, calledRevision: last.revision }, after, now) };
  }
  const from = Math.min(before.liveRevision, liveRevision);
  const build = { ...unknownBuild(from, liveRevision), endedAt: now };
  return liveRevision > before.liveRevision
    ? { added: { ...build, outcome: 'live' } }
    : { added: { ...build, outcome: 'earlier', reason: after.reason } };
}

/** The host reports that the requested build begins. If it did before, that build was lost. */
function begun(last: Build, before: Publication, { buildingAt }: Publication, now: number) {
  if (before.buildingAt === null) return { last: { buildingAt } };
  return {
    last: { ...over, outcome: 'replaced', endedAt: now },
    added: { ...last, buildingAt },
  } as const;
}

/**
 * Tells what a change of the publishing state says about builds.
 * @param last the last build that the CMS requested
 * @returns undefined if it says nothing
 */
export function buildNews(
  last: Build | undefined,
  before: Publication,
  after: Publication,
  now: number,
): BuildNews | undefined {
  const isRequested = after.calledAt !== null;
  if (isRequested && after.calledAt !== before.calledAt) return requested(last, before, after);
  if (before.calledAt !== null && !isRequested) return { last: ended(before, after, now) };
  if (after.liveRevision !== before.liveRevision) return foreign(last, before, after, now);
  if (!isRequested || last === undefined) return undefined;
  if (after.buildingAt !== before.buildingAt) return begun(last, before, after, now);
  const isTaken = before.claimedUntil !== null && after.claimedUntil === null;
  return isTaken ? { last: { ...over, outcome: 'building' } } : undefined;
}
