import type { SiteReading } from './site-reading';

/** While something is on its way, and while nothing is. */
const busyMs = 3_000;
const quietMs = 15_000;

/**
 * How long after a reading the next one is made, in milliseconds.
 * @returns undefined when there is to be no other one
 */
export function pollInterval(reading: SiteReading): number | undefined {
  if (reading.kind === 'forbidden') return undefined;
  if (reading.kind !== 'known') return quietMs;
  const { status } = reading.state;
  return status === 'waiting' || status === 'building' ? busyMs : quietMs;
}
