import { formFullText } from '../api';
import type { Deadline } from '../deadline';
import { HttpError } from '../response';
import { withLock } from './lock';
import type { Outbox } from './outbox';
import { listBlobs } from './queue';
import { readState } from './state';
import { StoreError } from './store';

/** How many leads may wait. */
export const maxLeads = 10_000;
/** Below this count the store cannot fill up within a minute. */
const safeCount = 9_000;
/** An older count proves nothing: the drain is not running. */
const maxCountAgeMs = 10 * 60_000;

/** The counts under way, by the prefix of their names. */
const pendingCounts = new Map<string, Promise<number>>();

/**
 * Counts all leads. Simultaneous calls share one listing: if each made its own, all would be too late. So they may exceed the
 * limit by as many as there are of them.
 */
function countLeads(outbox: Outbox): Promise<number> {
  const key = outbox.names.prefix('lead');
  const pending = pendingCounts.get(key);
  // One that fails may have had less time than this call has.
  if (pending !== undefined) return pending.catch(() => countLeads(outbox));
  const count = listBlobs(outbox, 'lead')
    .then(({ length }) => length)
    .finally(() => pendingCounts.delete(key));
  pendingCounts.set(key, count);
  return count;
}

/**
 * Makes sure that one more lead may wait. Trusts the drain's count unless it is near the limit or old; then it counts.
 * @throws StoreError if the store is full
 */
export async function ensureCapacity(outbox: Outbox): Promise<void> {
  const state = await readState(outbox);
  const isRecent = state !== undefined && Date.now() - Date.parse(state.drainedAt) < maxCountAgeMs;
  if (isRecent && state.count <= safeCount) return;
  if ((await countLeads(outbox)) >= maxLeads) throw new StoreError('full');
}

/** How many leads one process stores at the same time. With more, all of them would be too late. */
const concurrency = 8;
/** How long storing a lead takes, once it starts. */
const storeMs = 1_000;
const retryAfterSeconds = 10;

let lastLane = 0;

/**
 * Runs the work of a call when one of the process's lanes is free.
 * @throws HttpError 429 if the call has too little time left by then
 */
export function withCapacity<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
  lastLane = (lastLane + 1) % concurrency;
  return withLock(`lane ${String(lastLane)}`, () => {
    if (deadline.leftMs() >= storeMs) return work();
    throw new HttpError('too_many_requests', formFullText(retryAfterSeconds), {
      headers: { 'Retry-After': String(retryAfterSeconds) },
      cause: 'outbox_busy',
    });
  });
}
