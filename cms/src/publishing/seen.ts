import { noBuild, noFailure, nothingWaits, type Publication } from './publication';

/** The site shows an earlier revision: its host was rolled back to an earlier build. */
function wentBack(state: Publication, revision: number, now: number): Publication {
  return {
    ...state,
    liveRevision: revision,
    liveAt: now,
    failedRevision: Math.max(state.failedRevision, state.liveRevision),
    failedAt: now,
    reason: 'The site shows an earlier build.',
  };
}

/**
 * The site answered what it was built from.
 * @param askedAt when it was asked: an answer older than the last one proves nothing
 * @returns undefined if nothing has changed
 */
export function seen(
  state: Publication,
  revision: number,
  askedAt: number,
  now: number,
): Publication | undefined {
  if (revision < state.liveRevision) {
    const isOld = state.liveAt !== null && askedAt <= state.liveAt;
    return isOld ? undefined : wentBack(state, revision, now);
  }
  const isEnd = state.calledAt !== null && revision >= state.calledRevision;
  const isMended = state.failedAt !== null && revision >= state.failedRevision;
  const isAll = state.firstChangeAt !== null && revision >= state.changedRevision;
  const isNew = revision > state.liveRevision;
  if (!isNew && !isEnd && !isMended && !isAll) return undefined;
  return {
    ...state,
    ...(isEnd ? { ...noBuild, hookTries: 0 } : {}),
    ...(isMended ? noFailure : {}),
    ...(isAll ? nothingWaits : {}),
    liveRevision: revision,
    liveAt: isNew ? now : state.liveAt,
  };
}
