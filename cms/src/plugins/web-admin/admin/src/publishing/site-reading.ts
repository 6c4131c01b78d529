import type { PublishingState, PublishingStatus } from '../../../api';
import { permissionAction } from '../../../server/src/permissions';

/** What the panel knows of the site at the moment. */
export type SiteReading =
  /** Nothing yet, or nothing that is still true. */
  | { kind: 'reading' }
  | { kind: 'unreadable' }
  /** This admin may not know. */
  | { kind: 'forbidden' }
  /** `receivedAt` is a moment of the browser's own clock, `performance.now()`. */
  | { kind: 'known'; state: PublishingState; receivedAt: number };

const statuses: readonly PublishingStatus[] = ['live', 'waiting', 'building', 'failed'];

const isState = (data: unknown): data is PublishingState =>
  typeof data === 'object' &&
  data !== null &&
  'status' in data &&
  statuses.some((known) => known === data.status) &&
  'now' in data &&
  typeof data.now === 'string';

/** Reads an answer. One that is no state, such as a proxy's page, says nothing about the site. */
export const toReading = (data: unknown, receivedAt: number): SiteReading =>
  isState(data) ? { kind: 'known', state: data, receivedAt } : { kind: 'unreadable' };

/**
 * Reads what the panel's fetch client threw. A session that has ended is unreadable too: a clock must not lead somebody to the
 * login who is typing.
 */
export const failedReading = (failure: unknown): SiteReading =>
  failure instanceof Error && 'status' in failure && failure.status === 403
    ? { kind: 'forbidden' }
    : { kind: 'unreadable' };

const readers: readonly string[] = [permissionAction('blog.read'), permissionAction('faq.read')];

/**
 * Whether an admin is told how far the site is: whoever sees what is published on it.
 * @param held the actions that the admin's roles allow
 */
export const mayReadSite = (held: ReadonlySet<string>): boolean =>
  readers.some((action) => held.has(action));
