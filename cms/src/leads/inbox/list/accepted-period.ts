import type { LeadForm } from '../../../contract/leads/lead-forms';
import { dueAt, type FirmCalendar } from '../../../contract/leads/promise';

/** From a moment on, and before another one. */
export interface Period {
  from?: Date | undefined;
  before?: Date | undefined;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Finer than any list needs: the exact condition is that on the stored due time. */
const precisionMs = 15 * minuteMs;

/** A moment from which on all leads of a form are due at another moment or later; up to a quarter of an hour after the first one. */
function firstDueFrom(form: LeadForm, moment: Date, calendar: FirmCalendar): number {
  const isDueBefore = (accepted: number) => dueAt(form, new Date(accepted), calendar) < moment;
  let later = moment.getTime();
  let days = 8;
  while (!isDueBefore(later - days * dayMs)) days *= 2;
  let earlier = later - days * dayMs;
  // A lead that is accepted later is not due earlier.
  while (later - earlier > precisionMs) {
    const middle = (earlier + later) / 2;
    if (isDueBefore(middle)) earlier = middle;
    else later = middle;
  }
  return later;
}

/** A due time is stored with the lead. Days off that were taken back since then made it later than it would be now. */
const takenBackMs = 7 * dayMs;

/**
 * When leads were accepted that are due in a period: a bound for indexes, which hold leads in the order of acceptance. The due
 * time itself has to be compared, too.
 */
export function acceptedFor(form: LeadForm, due: Period, calendar: FirmCalendar): Period {
  // Days off only put a promise off, so without any the bound holds for whatever days off a lead was stored with.
  const soonest = { ...calendar, daysOff: new Set<string>() };
  const { from, before } = due;
  return {
    ...(from && { from: new Date(firstDueFrom(form, from, calendar) - precisionMs - takenBackMs) }),
    ...(before && { before: new Date(firstDueFrom(form, before, soonest)) }),
  };
}
