/** One for each zone: to make one takes as long as to use it many times. */
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
 * What clocks of a zone show at a moment, as the moment at which clocks of UTC show the same, to the second.
 * @param zone a name of the IANA database
 */
export function wallClock(moment: Date, zone: string): Date {
  const parts = formatterOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  return new Date(Date.UTC(year, month, day, part('hour'), part('minute'), part('second')));
}

/**
 * The moment at which clocks of a zone show a time: the opposite of `wallClock`. Where clocks show it twice, or skip it,
 * one of the moments that are next to it.
 * @param clock what clocks of UTC show at it, is what clocks of the zone show
 * @param zone a name of the IANA database
 */
export function momentOf(clock: Date, zone: string): Date {
  const ahead = (moment: Date): number => wallClock(moment, zone).getTime() - moment.getTime();
  const near = new Date(clock.getTime() - ahead(clock));
  // Between the two, clocks may change.
  return new Date(clock.getTime() - ahead(near));
}
