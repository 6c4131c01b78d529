import type { Publication } from './publication';
import type { PublishingSettings } from './settings';

/**
 * What to do: nothing, call for a build, call again because the caller was lost with its answer, or give up on a build that
 * does not end.
 */
export type Step = 'rest' | 'call' | 'call-lost' | 'build-lost';

type Times = Pick<PublishingSettings, 'hook' | 'quietMs' | 'maxWaitMs' | 'buildTimeoutMs'>;

/** How long the first changes after a quiet period wait for others that belong to them, such as those of one bulk action. */
const settleMs = 2_000;

/**
 * When the pending changes are handed to a build if nothing else changes, and at the latest. The first ones after a quiet
 * period wait shortly, later ones for the next quiet period, so that a burst makes two builds at most.
 * @returns undefined if no change is pending
 */
export function buildTimes(
  { firstChangeAt, lastChangeAt, earlierChangeAt, urgent, nextTryAt }: Publication,
  { quietMs, maxWaitMs }: Pick<Times, 'quietMs' | 'maxWaitMs'>,
): { at: number; by: number } | undefined {
  if (firstChangeAt === null) return undefined;
  const isFirst = earlierChangeAt === null || firstChangeAt - earlierChangeAt >= quietMs;
  const [pause, longest] = isFirst ? [Math.min(settleMs, quietMs), quietMs] : [quietMs, maxWaitMs];
  const earliest = nextTryAt ?? firstChangeAt;
  const by = firstChangeAt + (urgent ? 0 : Math.min(longest, maxWaitMs));
  const at = Math.min(by, (lastChangeAt ?? firstChangeAt) + pause);
  return { at: Math.max(at, earliest), by: Math.max(by, earliest) };
}

/** Whether the pending changes have waited long enough. */
function isDue(state: Publication, now: number, times: Times): boolean {
  const next = buildTimes(state, times);
  return next !== undefined && now >= next.at;
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
