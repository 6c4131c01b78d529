/**
 * Whether a lead has been kept for as long as it may be.
 * @param acceptedAt ISO 8601; a lead of an unknown moment is not
 * @param now milliseconds since 1970
 */
export function isExpired(acceptedAt: string | undefined, months: number, now: number): boolean {
  if (acceptedAt === undefined) return false;
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return Date.parse(acceptedAt) < limit.getTime();
}
