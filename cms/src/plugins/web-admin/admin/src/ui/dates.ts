/**
 * A moment's day as DD-MMM-YYYY with an English month, such as 05-Nov-2026 (Spec §2, §9).
 * @param moment ISO 8601
 * @param timeZone the viewer's own when absent
 */
export function formatDay(moment: string, timeZone?: string): string {
  // Not en-GB, whose short September has four letters.
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
 * A moment's time of day as HH:MM:SS.
 * @param moment ISO 8601
 * @param timeZone the viewer's own when absent
 */
export const formatTime = (moment: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(moment));

/** A moment's day and time, such as 05-Nov-2026, 14:32. */
export const formatMoment = (moment: string, timeZone?: string): string =>
  `${formatDay(moment, timeZone)}, ${formatTime(moment, timeZone).slice(0, 5)}`;
