import type { Publication } from './publication';
import type { PublishingSettings } from './settings';

/**
 * What to do: nothing, call for a build, call again because the caller was lost with its answer, or give up on a build that
 * does not end.
 */
export type Step = 'rest' | 'call' | 'call-lost' | 'build-lost';

type Times = Pick<PublishingSettings, 'hook' | 'quietMs' | 'maxWaitMs' | 'buildTimeoutMs'>;

/** Whether the pending changes have waited long enough. */
function isDue(
  { firstChangeAt, lastChangeAt, urgent, nextTryAt }: Publication,
  now: number,
  { quietMs, maxWaitMs }: Times,
): boolean {
  if (firstChangeAt === null || (nextTryAt !== null && now < nextTryAt)) return false;
  const isQuiet = now >= (lastChangeAt ?? firstChangeAt) + quietMs;
  return urgent || isQuiet || now >= firstChangeAt + maxWaitMs;
}

/** Decides what to do, from the state and the clock alone, so that a restart changes nothing. */
export function nextStep(state: Publication, now: number, times: Times): Step {
  const { calledAt, claimedUntil, buildingAt } = state;
  if (calledAt === null) {
    return times.hook !== undefined && isDue(state, now, times) ? 'call' : 'rest';
  }
  if (claimedUntil !== null) return now >= claimedUntil ? 'call-lost' : 'rest';
  return now >= (buildingAt ?? calledAt) + times.buildTimeoutMs ? 'build-lost' : 'rest';
}

const watching = 5_000;
const idle = 60_000;

/** How often to ask the site what it was built from, in milliseconds: rarely, while no news is expected. */
export const lookEveryMs = ({ calledAt, firstChangeAt }: Publication): number =>
  calledAt === null && firstChangeAt === null ? idle : watching;
