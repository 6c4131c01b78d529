/**
 * The day of a moment as DD-MMM-YYYY, such as 05-Nov-2026. Spec §2, §9.
 * @param moment ISO 8601
 * @param timeZone by default the browser's
 */
export function formatDay(moment: string, timeZone?: string): string {
  // Not en-GB, which shortens September to Sept.
  const parts = new Intl.DateTimeFormat('en-US', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).formatToParts(new Date(moment));
  const part = (type: 'day' | 'month' | 'year') =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('day')}-${part('month')}-${part('year')}`;
}

/**
 * The time of a moment as HH:MM:SS.
 * @param moment ISO 8601
 * @param timeZone by default the browser's
 */
export const formatTime = (moment: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(moment));

/** The day and time of a moment, such as 05-Nov-2026, 14:32. */
export const formatMoment = (moment: string, timeZone?: string): string =>
  `${formatDay(moment, timeZone)}, ${formatTime(moment, timeZone).slice(0, 5)}`;
