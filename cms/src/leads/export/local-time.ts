const minuteMs = 60_000;

/** One formatter per zone: creating one takes as long as using it many times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/**
 * The local time of a zone at a given moment, as a Date whose UTC fields show it, to the second.
 * @param zone an IANA time zone
 */
export function wallClock(moment: Date, zone: string): Date {
  const parts = formatterOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  return new Date(Date.UTC(year, month, day, part('hour'), part('minute'), part('second')));
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time in a zone with its UTC offset (ISO 8601), such as `2026-11-05T14:32:10+01:00`. */
export function localTime(moment: Date, zone: string): string {
  const clock = wallClock(moment, zone);
  const ahead = Math.round((clock.getTime() - moment.getTime()) / minuteMs);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const offset = `${ahead < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
  return `${clock.toISOString().slice(0, 19)}${offset}`;
}
