/** The moment so many months ago; where its month is too short for the day, the last one that it has. */
function monthsBefore(months: number, now: number): number {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  // A day that the month does not have runs over into the next one.
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment.getTime();
}

/**
 * Whether a lead has been kept for as long as it may be.
 * @param acceptedAt ISO 8601; a lead of an unknown moment is not
 * @param now milliseconds since 1970
 */
export function isExpired(acceptedAt: string | undefined, months: number, now: number): boolean {
  if (acceptedAt === undefined) return false;
  return Date.parse(acceptedAt) < monthsBefore(months, now);
}
