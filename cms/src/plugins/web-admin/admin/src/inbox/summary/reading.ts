import { field, type InboxSummary } from '../../../../api';
import type { Clock } from '../times';

/** What the panel knows about the inbox at the moment. */
export type InboxReading =
  | { kind: 'reading' }
  /** The last call failed; `ended`: because there is no session any more. */
  | { kind: 'failed'; ended?: true }
  /** This admin may not read leads. */
  | { kind: 'forbidden' }
  | { kind: 'known'; summary: InboxSummary };

/** The time from one reading to the next, in milliseconds. */
const intervalMs = 15_000;

/** @returns undefined after the last reading */
export const readingInterval = ({ kind }: InboxReading): number | undefined =>
  kind === 'forbidden' ? undefined : intervalMs;

/** The same while the tab is hidden or unused. Its title and badge still say that leads wait. */
const awayIntervalMs = 60_000;

/** @returns undefined after the last reading: without a session, it would only be refused again */
export const awayReadingInterval = (reading: InboxReading): number | undefined =>
  reading.kind === 'forbidden' || (reading.kind === 'failed' && reading.ended === true)
    ? undefined
    : awayIntervalMs;

const isSummary = (data: unknown): data is InboxSummary =>
  typeof field(data, 'revision') === 'string' &&
  typeof field(data, 'now') === 'string' &&
  typeof field(data, 'zone') === 'string' &&
  typeof field(field(data, 'counts'), 'late') === 'number';

/** Reads an answer. Anything but a summary, such as the page of a proxy, is a failure. */
export const toReading = (data: unknown): InboxReading =>
  isSummary(data) ? { kind: 'known', summary: data } : { kind: 'failed' };

/** Reads what Strapi's fetch client threw. A 401, too, is a failure: a poll must not send an admin to the login while they type. */
export function failedReading(failure: unknown): InboxReading {
  const status = field(failure, 'status');
  if (status === 403) return { kind: 'forbidden' };
  return status === 401 ? { kind: 'failed', ended: true } : { kind: 'failed' };
}

/** What is shown after a reading. A failed call leaves what was known in sight. */
export const nextReading = (last: InboxReading, next: InboxReading): InboxReading =>
  last.kind === 'known' && next.kind === 'failed' ? last : next;

/**
 * A text that differs as soon as a list may: after each new lead and each change of one, and when a lead becomes due today or
 * late, which changes no lead. Undefined while nothing is known.
 */
export function listRevision(reading: InboxReading): string | undefined {
  if (reading.kind !== 'known') return undefined;
  const { revision, counts } = reading.summary;
  return `${revision} ${String(counts.due_today)} ${String(counts.late)}`;
}

/** What the menu counts: the leads that are late or else, if none is, those that are due today. */
export interface Waiting {
  count: number;
  /** As in `3 late`. */
  what: 'late' | 'due today';
}

/** @returns undefined if none waits, or if nothing is known */
export function waitingOf(reading: InboxReading): Waiting | undefined {
  if (reading.kind !== 'known') return undefined;
  const { late, due_today: dueToday } = reading.summary.counts;
  if (late > 0) return { count: late, what: 'late' };
  return dueToday > 0 ? { count: dueToday, what: 'due today' } : undefined;
}

/** The clock of the CMS and the firm's zone. Without them the browser's have to do; undefined until the first reading. */
export function clockOf(reading: InboxReading): Clock | undefined {
  if (reading.kind === 'reading') return undefined;
  if (reading.kind === 'known') {
    const { now, zone } = reading.summary;
    return { now: new Date(now), zone };
  }
  return { now: new Date(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
