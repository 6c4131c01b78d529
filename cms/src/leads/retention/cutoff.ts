import { wholeNumber } from '../../setup/environment';

/**
 * For how many months leads are kept.
 * @throws Error when RETENTION_MONTHS is no whole number from 1 to 120
 */
export const retentionMonths = (): number => wholeNumber('RETENTION_MONTHS', 24, 1, 120);

/** The moment so many months ago; at the end of a longer month, the last day of the shorter one. */
export function monthsBefore(months: number, now: Date): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  // A day that the month does not have runs over into the next one: back to the last that it has.
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
