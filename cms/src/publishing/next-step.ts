import type { Publication } from './publication';
import type { PublishingSettings } from './settings';

/**
 * What is to be done: nothing, call a build, call once more since the caller was lost with its answer, or give up a build
 * that does not end.
 */
export type Step = 'rest' | 'call' | 'call-lost' | 'build-lost';

type Times = Pick<PublishingSettings, 'hook' | 'quietMs' | 'maxWaitMs' | 'buildTimeoutMs'>;

/** Whether the waiting changes have waited long enough. */
function isDue(
  { firstChangeAt, lastChangeAt, urgent, nextTryAt }: Publication,
  now: number,
  { quietMs, maxWaitMs }: Times,
): boolean {
  if (firstChangeAt === null || (nextTryAt !== null && now < nextTryAt)) return false;
  const isQuiet = now >= (lastChangeAt ?? firstChangeAt) + quietMs;
  return urgent || isQuiet || now >= firstChangeAt + maxWaitMs;
}

/** Decides what is to be done, from the state and the clock alone: after a restart the same as before it. */
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

/** How often the site is asked what it was built from, in milliseconds: seldom, while no news is expected. */
export const lookEveryMs = ({ calledAt, firstChangeAt }: Publication): number =>
  calledAt === null && firstChangeAt === null ? idle : watching;
