import { listAll } from './lists';
import type { Outbox } from './outbox';
import { readState } from './state';
import { StoreFailure } from './store';

/** So many leads wait at most. */
export const mostLeads = 10_000;
/** Below it a minute cannot fill the store. */
const roomy = 9_000;
/** A count that is older tells nothing: the drain does not run. */
const countAgeMs = 10 * 60_000;

/**
 * Makes sure that one more lead may wait. The drain's count is enough unless it is near the limit or old: then all are listed.
 * @throws StoreFailure where the store is full
 */
export async function expectRoom(outbox: Outbox): Promise<void> {
  const state = await readState(outbox);
  const young = state !== undefined && Date.now() - Date.parse(state.drainedAt) < countAgeMs;
  if (young && state.count <= roomy) return;
  const leads = await listAll(outbox, 'lead');
  if (leads.length >= mostLeads) throw new StoreFailure('full');
}
