import type { PublishingStatus } from '../contract/content/publishing';
import type { Publication } from './publication';

/** Whether a build is under way. While the hook has not answered, nobody knows. */
const isBuilding = ({ calledAt, claimedUntil }: Publication): boolean =>
  calledAt !== null && claimedUntil === null;

/** How far the site as a whole has come. A change after a failure waits: the next build may bring it all. */
export function siteStatus(state: Publication): PublishingStatus {
  if (isBuilding(state)) return 'building';
  const waits = state.firstChangeAt !== null || state.calledAt !== null;
  if (waits && state.changedRevision > state.failedRevision) return 'waiting';
  return state.failedAt === null ? 'live' : 'failed';
}

function changeStatus(state: Publication, revision: number): PublishingStatus {
  if (revision <= state.liveRevision) return 'live';
  if (isBuilding(state) && revision <= state.calledRevision) return 'building';
  return revision <= state.failedRevision ? 'failed' : 'waiting';
}

/**
 * How far one entry has come.
 * @param revision of its last change; undefined where none was noted: the site has shown it ever since
 * @param published whether the site is to show it
 * @returns undefined for an entry that the site neither shows nor is to show
 */
export function entryStatus(
  state: Publication,
  revision: number | undefined,
  published: boolean,
): PublishingStatus | undefined {
  const status = changeStatus(state, revision ?? 0);
  return status === 'live' && !published ? undefined : status;
}
