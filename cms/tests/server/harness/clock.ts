import { setTimeout as wait } from 'node:timers/promises';

/**
 * Sets the clock forward that this test file and its CMS read with `Date.now`, until the end of the file. Timers run as
 * they do.
 */
export function passTime(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
}

/** Waits until what a CMS does each second was done once more. */
export const nextSecond = (): Promise<void> => wait(1_200);
