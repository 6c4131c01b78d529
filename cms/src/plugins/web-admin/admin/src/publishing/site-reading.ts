import { field, type PublishingState, type PublishingStatus } from '../../../api';
import { permissionAction } from '../../../server/src/permissions';

/** What the panel knows about the site at the moment. */
export type SiteReading =
  /** Nothing yet, or nothing that is still valid. */
  | { kind: 'reading' }
  | { kind: 'unreadable' }
  /** This admin may not see the state. */
  | { kind: 'forbidden' }
  /** `receivedAt` is when the answer arrived, by `performance.now()`. */
  | { kind: 'known'; state: PublishingState; receivedAt: number };

const statuses: readonly PublishingStatus[] = ['live', 'waiting', 'building', 'failed'];

const isState = (data: unknown): data is PublishingState =>
  statuses.some((known) => known === field(data, 'status')) &&
  typeof field(data, 'now') === 'string';

/** Reads an answer. Anything but a state, such as the page of a proxy, is unreadable. */
export const toReading = (data: unknown, receivedAt: number): SiteReading =>
  isState(data) ? { kind: 'known', state: data, receivedAt } : { kind: 'unreadable' };

/**
 * Reads what Strapi's fetch client threw. A 401 is unreadable too: a poll must not send an admin to the login while they type.
 */
export const failedReading = (failure: unknown): SiteReading =>
  field(failure, 'status') === 403 ? { kind: 'forbidden' } : { kind: 'unreadable' };

/** The interval while a change is being published, and otherwise. */
const busyMs = 3_000;
const idleMs = 15_000;

/**
 * The time from one reading to the next, in milliseconds.
 * @returns undefined for the last reading
 */
export function pollInterval(reading: SiteReading): number | undefined {
  if (reading.kind === 'forbidden') return undefined;
  if (reading.kind !== 'known') return idleMs;
  const { status } = reading.state;
  return status === 'waiting' || status === 'building' ? busyMs : idleMs;
}

const readers: readonly string[] = [permissionAction('blog.read'), permissionAction('faq.read')];

/**
 * Whether an admin may see the state of the site: anyone who may see blogs or FAQs.
 * @param held the actions that the admin's roles allow
 */
export const mayReadSite = (held: ReadonlySet<string>): boolean =>
  readers.some((action) => held.has(action));
