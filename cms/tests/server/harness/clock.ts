import { setTimeout as wait } from 'node:timers/promises';

/**
 * Moves `Date.now` forward for this test file and its CMS, until the end of the file. Timers are not affected.
 */
export function passTime(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
}

/** Waits until the CMS has done its work of each second once more. */
export const nextSecond = (): Promise<void> => wait(1_200);
