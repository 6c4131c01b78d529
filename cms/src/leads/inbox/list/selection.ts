import { storedSuspicions, type StoredSuspicion } from '../../../contract/leads/form-signs';
import type { InboxView } from '../../../contract/leads/inbox-list';
import type { LeadForm, Product } from '../../../contract/leads/lead-forms';
import type { FirmCalendar } from '../../../contract/leads/promise';
import { isDone, leadStates, type LeadState } from '../../../contract/leads/timeline';
import { momentOf, wallClock } from '../../../contract/wall-clock';
import { acceptedBefore, type Period } from './accepted-period';

/**
 * Which leads of a form to find. Each combination of a suspicion, an owner and a state is a range of an index, which has its
 * rows in the order of acceptance.
 */
export interface Selection {
  form: LeadForm;
  suspicions: readonly (StoredSuspicion | null)[];
  /**
   * Absent: all. A process of an earlier release that still runs stores leads without a state: they are open. The next start
   * gives them a due time; until then, they are in no list by it.
   */
  states?: readonly (LeadState | null)[];
  /** Absent: all. Several accounts are one range, which then has to be sorted: use it for few leads. */
  owners?: readonly (number | null | readonly number[])[];
  accepted?: Period | undefined;
  /** Also an index of its own, without the order of acceptance. */
  due?: Period;
  /** The leads of `due` were accepted before this moment: a bound for reading them in the order of acceptance. */
  acceptedForDue?: Date;
  /** Whether to read the leads of `due` in the order of acceptance even if their number is known. */
  inOrder?: boolean;
  /** Absent: whenever they were done, if they were. */
  done?: 'in time' | 'late';
  product?: Product | undefined;
}

/** What the views depend on. */
export interface Viewer {
  now: Date;
  calendar: FirmCalendar;
  /** The account that asks. */
  caller: number;
  /** Accounts that own leads, but cannot log in: their leads are nobody's. */
  gone: readonly number[];
}

export const openStates = [...leadStates.filter((state) => !isDone(state)), null] as const;
export const doneStates = leadStates.filter(isDone);

/** Both values of owner that mean nobody. */
export const nobody = ({ gone }: Pick<Viewer, 'gone'>) =>
  gone.length === 0 ? [null] : [null, gone];

const dayMs = 24 * 60 * 60 * 1_000;

/** The start of a day of the firm. @param day its midnight, as UTC shows it */
export const startOfDay = (day: Date, { zone }: FirmCalendar): Date => momentOf(day, zone);

function endOfToday({ now, calendar }: Viewer): Date {
  const today = Math.floor(wallClock(now, calendar.zone).getTime() / dayMs) * dayMs;
  return startOfDay(new Date(today + dayMs), calendar);
}

/** The leads of a form that a view shows. */
export function selectionOf(view: InboxView, form: LeadForm, viewer: Viewer): Selection {
  const { now, caller, calendar } = viewer;
  const all = { form, suspicions: [null] };
  const open = { ...all, states: openStates };
  const openDue = (due: Period & { before: Date }) => ({
    ...open,
    due,
    acceptedForDue: acceptedBefore(form, due.before, calendar),
  });
  switch (view) {
    case 'open':
      return open;
    case 'mine':
      return { ...open, owners: [caller] };
    case 'nobody':
      return { ...open, owners: nobody(viewer) };
    case 'due_today':
      return openDue({ from: now, before: endOfToday(viewer) });
    case 'late':
      return openDue({ before: now });
    case 'answered':
    case 'closed':
      return { ...all, states: [view] };
    case 'suspected':
      return { ...all, suspicions: storedSuspicions };
    case 'all':
      return all;
  }
}
