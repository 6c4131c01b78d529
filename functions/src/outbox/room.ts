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

/** The counts under way, by what the names of their leads begin with. */
const underWay = new Map<string, Promise<number>>();

/**
 * Counts all leads. Calls at the same moment share one list: if each made its own, they would all be too late. So the limit
 * may be passed by as many as there are.
 */
function countLeads(outbox: Outbox): Promise<number> {
  const key = outbox.names.prefix('lead');
  const shared = underWay.get(key);
  // One that fails may have had less time than this call has.
  if (shared !== undefined) return shared.catch(() => countLeads(outbox));
  const count = listAll(outbox, 'lead')
    .then(({ length }) => length)
    .finally(() => underWay.delete(key));
  underWay.set(key, count);
  return count;
}

/**
 * Makes sure that one more lead may wait. The drain's count is enough unless it is near the limit or old: then all are listed.
 * @throws StoreFailure where the store is full
 */
export async function expectRoom(outbox: Outbox): Promise<void> {
  const state = await readState(outbox);
  const young = state !== undefined && Date.now() - Date.parse(state.drainedAt) < countAgeMs;
  if (young && state.count <= roomy) return;
  if ((await countLeads(outbox)) >= mostLeads) throw new StoreFailure('full');
}
