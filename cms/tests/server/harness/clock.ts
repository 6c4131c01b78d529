import { setTimeout as wait } from 'node:timers/promises';

/**
 * Moves `Date.now` forward for this test file and its CMS, until the end of the file. Timers are not affected.
 */
export function passTime(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
}

/** Turns the clock by which Strapi dates what it writes, too, such as `updatedAt`, forward or back. */
export function turnClock(ms: number): void {
  cmsRealm.datesFollowClock();
  passTime(ms);
}

/** Waits until the CMS has done its work of each second once more. */
export const nextSecond = (): Promise<void> => wait(1_200);

/**
 * The next Wednesday at nine, UTC: during the hours of a working day in the firm's zone, after two working days. Tests of the
 * promise move their clock there, so that they say the same on each day.
 */
export function nextWednesday(): number {
  const today = new Date();
  const days = (3 - today.getUTCDay() + 7) % 7 || 7;
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 9);
}
