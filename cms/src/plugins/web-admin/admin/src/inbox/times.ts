import { type InboxLead, isDone, type PromiseState, promiseState, wallClock } from '../../../api';
import { formatDay, formatMoment, formatTime } from '../ui/dates';

// Times are in the firm's zone, and relative to the CMS's clock: the browser's may be wrong.

/** What the times of a list are relative to. */
export interface Clock {
  now: Date;
  /** The firm's time zone. */
  zone: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A span of time in its largest unit, such as `5 min`, `3 h` or `2 d`. */
export function spanText(ms: number): string {
  if (ms < hourMs) return `${String(Math.max(1, Math.floor(ms / minuteMs)))} min`;
  if (ms < dayMs) return `${String(Math.floor(ms / hourMs))} h`;
  return `${String(Math.floor(ms / dayMs))} d`;
}

const agoText = (ms: number): string => (ms < minuteMs ? 'just now' : `${spanText(ms)} ago`);

const timeOf = (moment: string, zone: string): string => formatTime(moment, zone).slice(0, 5);

/** A day without its year where that is the current one. */
function dayText(moment: string, { now, zone }: Clock): string {
  const day = formatDay(moment, zone);
  const year = formatDay(now.toISOString(), zone).slice(-4);
  return day.endsWith(year) ? day.slice(0, -5) : day;
}

/** When something was, such as `14:23 · 3 h ago`, or `24-Nov · 3 d ago` after a day. */
export function pastText(moment: string, clock: Clock): string {
  const ms = clock.now.getTime() - Date.parse(moment);
  const when = ms < dayMs ? timeOf(moment, clock.zone) : dayText(moment, clock);
  return `${when} · ${agoText(ms)}`;
}

/** The full date with its zone, such as `27-Nov-2026, 14:23 (Europe/Zurich)`. */
export const fullMoment = (moment: string, zone: string): string =>
  `${formatMoment(moment, zone)} (${zone})`;

/** The number of days from one day of the zone to another. */
function daysBetween(from: Date, to: Date, zone: string): number {
  const dayOf = (moment: Date) => Math.floor(wallClock(moment, zone).getTime() / dayMs);
  return dayOf(to) - dayOf(from);
}

function dueText(due: string, clock: Clock): string {
  const days = daysBetween(clock.now, new Date(due), clock.zone);
  const time = timeOf(due, clock.zone);
  if (days === 0) return `Due today ${time}`;
  if (days === 1) return `Due tomorrow ${time}`;
  if (days > 6) return `Due ${dayText(due, clock)}`;
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: clock.zone });
  return `Due ${weekday.format(new Date(due))} ${time}`;
}

/**
 * How the promise about a lead stands, and in words.
 * @returns undefined if nobody knows: a lead that an upgrade closed has no time at which it was done
 */
export function promiseOf(
  { dueAt, doneAt, state: work }: Pick<InboxLead, 'dueAt' | 'doneAt' | 'state'>,
  clock: Clock,
): { state: PromiseState; text: string } | undefined {
  if (doneAt === null && isDone(work)) return undefined;
  const due = new Date(dueAt);
  const done = doneAt === null ? null : new Date(doneAt);
  const state = promiseState({ dueAt: due, doneAt: done }, clock.now, clock.zone);
  const texts: Readonly<Record<PromiseState, () => string>> = {
    due: () => dueText(dueAt, clock),
    due_today: () => dueText(dueAt, clock),
    late: () => `Late by ${spanText(clock.now.getTime() - due.getTime())}`,
    kept: () => 'Kept',
    broken: () => 'Broken',
  };
  return { state, text: texts[state]() };
}
