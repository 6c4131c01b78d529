import type { SiteReading } from './site-reading';

/** The interval while a change is being published, and otherwise. */
const busyMs = 3_000;
const idleMs = 15_000;

/**
 * The time from one reading to the next, in milliseconds.
 * @returns undefined for the last reading
 */
export function pollInterval(reading: SiteReading): number | undefined {
  if (reading.kind === 'forbidden') return undefined;
  if (reading.kind !== 'known') return idleMs;
  const { status } = reading.state;
  return status === 'waiting' || status === 'building' ? busyMs : idleMs;
}
