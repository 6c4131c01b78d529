const firstWaitMs = 30_000;
const longestWaitMs = 60 * 60_000;
/** So that what failed together does not come back together. */
const jitter = 0.2;

/**
 * When an entry is tried again: after half a minute, then after twice as long each time, up to an hour, give or take a fifth.
 * @param tries how often it was tried before this time
 * @param random from 0 to 1
 * @returns milliseconds since 1970
 */
export function nextTryAt(tries: number, now: number, random: number = Math.random()): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** tries);
  return now + Math.round(wait * (1 - jitter + 2 * jitter * random));
}
