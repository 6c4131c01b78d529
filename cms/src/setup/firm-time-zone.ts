import { optional } from './environment';

/**
 * The time zone of the firm, by its name in the IANA database: in it stand the times of files that are for people.
 * @throws Error when FIRM_TIME_ZONE is none
 */
export function firmTimeZone(): string {
  const zone = optional('FIRM_TIME_ZONE') ?? 'Europe/Zurich';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new Error('Set FIRM_TIME_ZONE to the name of a time zone, such as Europe/Zurich.');
  }
}
