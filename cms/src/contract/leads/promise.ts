import { momentOf, wallClock } from '../wall-clock';
import type { LeadForm } from './lead-forms';

// Spec §1 and §9: what the site promises to whoever sends a form. Its pages, and the clock that the firm works by, read it here.

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The days and hours of support, in the firm's time zone. Days count from Sunday, 0. */
const support = { days: [1, 2, 3, 4, 5], fromHour: 9, toHour: 18 } as const;

/** Within how many hours a demo request is answered. Days without support do not count. */
const demoHours = 24;

const hourText = (hour: number): string => `${String(hour % 12 || 12)}${hour < 12 ? 'Am' : 'Pm'}`;

/** The promises in the words of the site (Spec §1). */
export const promiseTexts = {
  hours: `${dayNames[support.days[0]]}-${dayNames[support.days[4]]} ${hourText(support.fromHour)}-${hourText(support.toHour)}`,
  supportWithin: `within ${String(demoHours)} hours`,
  callBackWithin: 'within the same working day',
} as const;

/** Where and when the firm works. */
export interface FirmCalendar {
  /** A name of the IANA database. */
  zone: string;
  /** Days without support besides those of each week, as `YYYY-MM-DD`. */
  daysOff: ReadonlySet<string>;
}

const hourMs = 60 * 60 * 1_000;

/** The day of a clock, at midnight, so many days later. */
const dayAfter = (clock: Date, days: number): Date =>
  new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() + days));

/** Whether the firm works on the day that a clock (`wallClock`) shows. */
export const isWorkingDay = (clock: Date, { daysOff }: FirmCalendar): boolean =>
  support.days.some((day) => day === clock.getUTCDay()) &&
  !daysOff.has(clock.toISOString().slice(0, 10));

/** The first working day after the day of a clock, at midnight. The days off are finite, so there is one. */
function nextWorkingDay(clock: Date, calendar: FirmCalendar): Date {
  let day = dayAfter(clock, 1);
  while (!isWorkingDay(day, calendar)) day = dayAfter(day, 1);
  return day;
}

/** A call back within the same working day: by the end of its hours, or of the next one's when it came after them. */
function callBackDue(accepted: Date, calendar: FirmCalendar): Date {
  const clock = wallClock(accepted, calendar.zone);
  const endOf = (day: Date) =>
    momentOf(new Date(dayAfter(day, 0).getTime() + support.toHour * hourMs), calendar.zone);
  const today = endOf(clock);
  if (isWorkingDay(clock, calendar) && accepted < today) return today;
  return endOf(nextWorkingDay(clock, calendar));
}

/**
 * So many hours of working days later. A working day has all its hours, from midnight on, and ends with its last moment: the
 * midnight after it belongs to the next day, which may be off.
 */
function answerDue(accepted: Date, calendar: FirmCalendar): Date {
  const clock = wallClock(accepted, calendar.zone);
  const startOf = (day: Date) => momentOf(day, calendar.zone).getTime();
  let left = demoHours * hourMs;
  let day = dayAfter(clock, 0);
  let from = accepted.getTime();
  if (!isWorkingDay(day, calendar)) {
    day = nextWorkingDay(day, calendar);
    from = startOf(day);
  }
  let end = startOf(dayAfter(day, 1));
  while (left > end - from) {
    left -= end - from;
    day = nextWorkingDay(day, calendar);
    from = startOf(day);
    end = startOf(dayAfter(day, 1));
  }
  return new Date(Math.min(from + left, end - 1));
}

const promises: Readonly<Record<LeadForm, (accepted: Date, calendar: FirmCalendar) => Date>> = {
  createcontactus: callBackDue,
  createrequestdemo: answerDue,
};

/**
 * Until when the firm has promised to answer a lead.
 * @param accepted when the visitor was told that it is taken
 */
export const dueAt = (form: LeadForm, accepted: Date, calendar: FirmCalendar): Date =>
  promises[form](accepted, calendar);

/** `due` and later; `due_today`; `late`: not done in time; `kept` or `broken`: done in time or after it. */
export type PromiseState = 'due' | 'due_today' | 'late' | 'kept' | 'broken';

/**
 * How the promise about a lead stands.
 * @param doneAt when the lead was answered or closed; null while it is neither
 * @param zone the firm's time zone, which says what today is
 */
export function promiseState(
  { dueAt: due, doneAt }: { dueAt: Date; doneAt: Date | null },
  now: Date,
  zone: string,
): PromiseState {
  if (doneAt !== null) return doneAt <= due ? 'kept' : 'broken';
  if (now > due) return 'late';
  const dayOf = (moment: Date) => wallClock(moment, zone).toISOString().slice(0, 10);
  return dayOf(now) === dayOf(due) ? 'due_today' : 'due';
}
