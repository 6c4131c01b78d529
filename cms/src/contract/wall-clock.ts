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

/**
 * The moment at which a zone has a local time: the opposite of `wallClock`. Where clocks are put forward or back, a local time
 * that is skipped or repeated stands for a moment beside the change.
 * @param clock a Date whose UTC fields show the local time
 * @param zone an IANA time zone
 */
export function momentOf(clock: Date, zone: string): Date {
  const ahead = (moment: Date): number => wallClock(moment, zone).getTime() - moment.getTime();
  const near = new Date(clock.getTime() - ahead(clock));
  // Between the two, clocks may change.
  return new Date(clock.getTime() - ahead(near));
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * All moments at which a zone has a local time, the first one first: none for one that is skipped when clocks are put forward,
 * two for one that is repeated when they are put back.
 * @param clock a Date whose UTC fields show the local time
 * @param zone an IANA time zone
 */
export function momentsOf(clock: Date, zone: string): Date[] {
  const time = clock.getTime();
  // A day before and after, because no zone is further from UTC.
  const aheads = [-dayMs, 0, dayMs].map((beside) => {
    const moment = new Date(time + beside);
    return wallClock(moment, zone).getTime() - moment.getTime();
  });
  const moments = [...new Set(aheads)].map((ahead) => new Date(time - ahead));
  return moments
    .filter((moment) => wallClock(moment, zone).getTime() === time)
    .sort((one, other) => one.getTime() - other.getTime());
}
