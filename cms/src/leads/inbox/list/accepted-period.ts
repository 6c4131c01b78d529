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

/**
 * The moment before which all leads were accepted that are due before another one. It bounds the search in an index, which
 * holds leads in the order of acceptance; the due time itself has to be compared, too. Only the rows know the earliest
 * acceptance: the days off with which they were stored may have been removed from the settings.
 */
export function acceptedBefore(form: LeadForm, dueBefore: Date, { zone }: FirmCalendar): Date {
  // Days off only put a promise off, so without any the bound holds for whatever days off a lead was stored with.
  return new Date(firstDueFrom(form, dueBefore, { zone, daysOff: new Set() }));
}
