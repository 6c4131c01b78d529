import { string } from 'yup';
import { momentsOf, wallClock } from '../wall-clock';
import { panelReads, type ContentList } from '../panel';
import type { ContentKind } from './content-kind';
import { readOptionalChoice, type Pagination } from '../list-query';
import { leaveBody } from './redirects';

/** What can be planned for an entry. */
export const planActions = ['publish', 'unpublish'] as const;

export type PlanAction = (typeof planActions)[number];

/**
 * How a plan stands. `done`: it was carried out. `failed`: it could not be. `cancelled`: somebody cancelled it, or it had
 * nothing to do any more.
 */
export const planStates = ['waiting', 'done', 'failed', 'cancelled'] as const;

export type PlanState = (typeof planStates)[number];

/** How many plans may wait. */
export const maxPlans = 1_000;

/** For how many days a plan is listed after its end. */
export const endedPlanDays = 90;

/** A plan as forms and lists of entries show it. Times are ISO 8601. */
export interface EntryPlan {
  _id: string;
  action: PlanAction;
  at: string;
  /** The firm's time zone, in which `at` is shown. */
  zone: string;
  state: PlanState;
  /** Who planned it, where that is known. */
  by?: string;
  /** Why it failed, was cancelled or was not done as planned, as sentences. */
  reason?: string;
  /**
   * Of a plan to unpublish a blog: where its address leads from then on; null where it says that the page is gone. Absent for
   * other plans.
   */
  leadsTo?: string | null;
}

/** A plan with its entry. */
export interface Plan extends EntryPlan {
  kind: ContentKind;
  /** The id of its entry. */
  entry: string;
  /** The title or question. */
  title: string;
  /** When it was carried out, failed or was cancelled. */
  endedAt?: string;
  /** When the site was seen to show it. */
  seenAt?: string;
}

export interface PlanList {
  result: Plan[];
  pagination: Pagination;
  /** The firm's time zone. */
  zone: string;
}

/** What a list of plans shows: those that wait or have failed, the next one first; or those that have ended, the last one first. */
export const planViews = ['open', 'ended'] as const;

export type PlanView = (typeof planViews)[number];

/**
 * Reads `?view=` of the list of plans.
 * @throws Refusal when it is anything else
 */
export const readPlanView = (raw: string | undefined): PlanView =>
  readOptionalChoice('view', raw, planViews) ?? 'open';

/** PUT `planBody`: plans the action, or changes the plan. DELETE: cancels it, or dismisses a failed one. */
export const planPath = (list: ContentList, id: string, action: PlanAction): string =>
  `${list}/${encodeURIComponent(id)}/plans/${action}`;

/** GET: the list of plans (`?view&entry&page&pageSize`). */
export const plansPath = panelReads.plans;

const atForm = 'Give the time as a date and a minute, such as 2027-03-01T09:00.';

/**
 * A minute in the firm's time zone; and what the address of a blog answers that is to be unpublished. Without that, the page is
 * gone, and a plan that is changed keeps what it had.
 */
export const planBody = leaveBody.shape({
  at: string().strict().typeError(atForm).required(atForm).max(16, atForm),
});

const localForm = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/** A local time as a Date whose UTC fields show it; undefined for a text that is none, and for a day that does not exist. */
function readLocal(text: string): Date | undefined {
  if (!localForm.test(text)) return undefined;
  const clock = new Date(`${text}:00Z`);
  // 30 February is taken for a day of March.
  const exists = !Number.isNaN(clock.getTime()) && clock.toISOString().startsWith(text);
  return exists ? clock : undefined;
}

/** A moment as a field for dates and minutes takes it, in a time zone: the opposite of `readPlannedTime`. */
export const localMinute = (moment: Date, zone: string): string =>
  wallClock(moment, zone).toISOString().slice(0, 16);

const maxAheadMs = 5 * 366 * 24 * 60 * 60 * 1_000;

/** A planned time, or a sentence about why it cannot be one. */
export type PlannedTime =
  | { moment: Date; /** A sentence about a time that comes twice. */ note?: string }
  | { problem: string };

/**
 * Reads a minute in the firm's time zone. Of one that comes twice, when clocks are put back, it takes the first that is not
 * past.
 * @param text as `YYYY-MM-DDTHH:MM`
 * @param zone an IANA time zone
 */
export function readPlannedTime(text: string, zone: string, now: Date): PlannedTime {
  const clock = readLocal(text);
  if (clock === undefined) return { problem: atForm };
  const [day = '', time = ''] = text.split('T');
  const moments = momentsOf(clock, zone);
  if (moments.length === 0) {
    return {
      problem: `${time} does not exist on ${day} in ${zone}: clocks are put forward past it. Choose a time before or after.`,
    };
  }
  const moment = moments.find((each) => each > now);
  if (moment === undefined) return { problem: 'This time is past. Choose a later one.' };
  if (moment.getTime() > now.getTime() + maxAheadMs) {
    return { problem: 'Choose a time within the next five years.' };
  }
  if (moments.length === 1) return { moment };
  const which = moment === moments[0] ? 'first' : 'second';
  return {
    moment,
    note: `${time} comes twice on ${day} in ${zone}, because clocks are put back. The ${which} one is taken.`,
  };
}
