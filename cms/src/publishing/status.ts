import type { PublishingStatus } from '../contract/content/publishing';
import type { Publication } from './publication';

/** Whether a build is in progress. Until the hook has answered, that is unknown. */
const isBuilding = ({ calledAt, claimedUntil }: Publication): boolean =>
  calledAt !== null && claimedUntil === null;

/** The state of the site as a whole. A change after a failure is pending: the next build may contain everything. */
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
 * The publishing state of one entry.
 * @param revision of its last change; undefined if none was recorded: the site has shown it ever since
 * @param published whether the site should show it
 * @returns undefined for an entry that the site neither shows nor should show
 */
export function entryStatus(
  state: Publication,
  revision: number | undefined,
  published: boolean,
): PublishingStatus | undefined {
  const status = changeStatus(state, revision ?? 0);
  return status === 'live' && !published ? undefined : status;
}
