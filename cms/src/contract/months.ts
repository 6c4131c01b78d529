/**
 * The moment a number of months before another one. Where that month has no such day, its last day: one month before 31 March
 * is 28 or 29 February.
 */
export function monthsBefore(months: number, now: Date): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  // A day that the month does not have spills over into the next one. Day 0 is the last day of the month before.
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
