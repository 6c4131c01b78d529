import { monthsBefore } from '../api';

/**
 * Whether a lead has been kept for as long as it may be.
 * @param acceptedAt ISO 8601; a lead of an unknown moment is not
 * @param now milliseconds since 1970
 */
export function isExpired(acceptedAt: string | undefined, months: number, now: number): boolean {
  if (acceptedAt === undefined) return false;
  return Date.parse(acceptedAt) < monthsBefore(months, new Date(now)).getTime();
}
