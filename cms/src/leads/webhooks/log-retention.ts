import type { Core } from '@strapi/strapi';
import { deliveryTable } from './announce';
import { readEndpoints } from './endpoints';

const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** How many deliveries of a webhook are kept besides those that wait. */
const maxKept = 10_000;

/** Small batches, so that no call waits for long. */
const batchSize = 500;

/** A query for the ids of rows to delete. */
type Old = () => PromiseLike<{ id: number }[]>;

/**
 * Deletes deliveries that are older than 30 days, and the oldest of more than 10,000 of a webhook that wait for nothing.
 * @param stopped ends it after the current batch
 */
export async function deleteOldDeliveries(
  strapi: Core.Strapi,
  stopped?: AbortSignal,
  kept = maxKept,
): Promise<void> {
  const rows = () => strapi.db.connection<{ id: number }>(deliveryTable);
  const ids = () => rows().select('id').limit(batchSize);
  const before = new Date(Date.now() - keptMs);
  const old: Old[] = [() => ids().where('created_at', '<', before)];
  for (const endpoint of await readEndpoints(strapi)) {
    const [first] = await rows()
      .select('id')
      .where('endpoint', endpoint.id)
      .orderBy('id', 'desc')
      .offset(kept)
      .limit(1);
    if (first === undefined) continue;
    old.push(() =>
      ids().where('endpoint', endpoint.id).where('id', '<=', first.id).whereNot('state', 'waiting'),
    );
  }
  for (const find of old) {
    let found = await find();
    while (found.length > 0 && stopped?.aborted !== true) {
      await rows()
        .whereIn(
          'id',
          found.map(({ id }) => id),
        )
        .delete();
      found = await find();
    }
  }
}
