import type { EntryPlan, Plan, PlanAction, PlanState } from '../../../api';
import type { MarkStatus } from '../publishing/entry-mark';
import { formatDay, formatMoment, formatTime } from '../ui/dates';

export const actionNames = {
  publish: 'Publish',
  unpublish: 'Unpublish',
} as const satisfies Record<PlanAction, string>;

/** A planned moment with its zone, such as `30-Nov-2026, 09:00 (Europe/Zurich)`. */
export const plannedMoment = ({ at, zone }: Pick<EntryPlan, 'at' | 'zone'>): string =>
  `${formatMoment(at, zone)} (${zone})`;

/** An open plan as a mark of its entry. */
export function planMark(plan: EntryPlan): { status: MarkStatus; text: string } {
  const when = plannedMoment(plan);
  return plan.state === 'failed'
    ? { status: 'failed', text: `Not ${plan.action}ed as planned, ${when}` }
    : { status: 'waiting', text: `Planned: ${plan.action} ${when}` };
}

/** What the address of an article answers once it is unpublished as planned; undefined for other plans. */
export const addressText = ({ leadsTo }: Pick<EntryPlan, 'leadsTo'>): string | undefined => {
  if (leadsTo === undefined) return undefined;
  return leadsTo === null ? 'Its address: the page is gone' : `Its address: leads to ${leadsTo}`;
};

/** How each state is marked in the list of plans. */
export const stateMarks = {
  waiting: { status: 'waiting', text: 'Planned' },
  done: { status: 'live', text: 'Done' },
  failed: { status: 'failed', text: 'Failed' },
  cancelled: { status: 'unknown', text: 'Cancelled' },
} as const satisfies Record<PlanState, { status: MarkStatus; text: string }>;

const minuteMs = 60_000;

/** What a plan has brought about, such as `Planned 09:00, on the site 09:01`; undefined for one that was not carried out. */
export function outcomeText({
  action,
  at,
  endedAt,
  seenAt,
  zone,
  state,
}: Plan): string | undefined {
  if (state !== 'done' || endedAt === undefined) return undefined;
  // Another day is named.
  const timeOf = (moment: string) =>
    formatDay(moment, zone) === formatDay(at, zone)
      ? formatTime(moment, zone).slice(0, 5)
      : formatMoment(moment, zone);
  const done = `${action}ed ${timeOf(endedAt)}`;
  const isLate = Date.parse(endedAt) - Date.parse(at) > minuteMs;
  const parts = [`Planned ${timeOf(at)}`, ...(isLate || seenAt === undefined ? [done] : [])];
  if (seenAt === undefined) parts.push('not yet seen on the site');
  else parts.push(`${action === 'publish' ? 'on' : 'off'} the site ${timeOf(seenAt)}`);
  return parts.join(', ');
}
