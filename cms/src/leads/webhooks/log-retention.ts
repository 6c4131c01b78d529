import type { Core } from '@strapi/strapi';
import { deliveryTable } from './announce';
import { readEndpoints } from './endpoints';

const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** How many deliveries of a webhook are kept besides those that wait. */
const maxKept = 10_000;

/** How many deliveries of a webhook may wait: more than a receiver that was paused for long could make use of. */
const maxWaiting = 100_000;

/** Small batches, so that no call waits for long. */
const batchSize = 500;

type Rows = ReturnType<Core.Strapi['db']['connection']['queryBuilder']>;

interface Bounds {
  kept: number;
  waiting: number;
}

/**
 * Deletes deliveries of the log: those that wait for nothing and are older than 30 days, and the oldest of more than 10,000 of a
 * webhook. One that waits stays as long as its lead, however long its webhook is paused; of more than 100,000 of a webhook, the
 * oldest go.
 * @param stopped ends it after the current batch
 */
export async function deleteOldDeliveries(
  strapi: Core.Strapi,
  stopped?: AbortSignal,
  bounds: Bounds = { kept: maxKept, waiting: maxWaiting },
): Promise<void> {
  const { connection } = strapi.db;
  const rows = () => connection<{ id: number }>(deliveryTable);

  /** Deletes what a query finds. @returns how many there were */
  const deleteAll = async (narrow: (query: Rows) => void): Promise<number> => {
    let deleted = 0;
    while (stopped?.aborted !== true) {
      const found = await rows().select('id').where(narrow).limit(batchSize);
      if (found.length === 0) break;
      const ids = found.map(({ id }) => id);
      deleted += await rows().whereIn('id', ids).delete();
    }
    return deleted;
  };

  /** Deletes the oldest of more than `max` of those that a query finds. */
  const deleteBeyond = async (max: number, narrow: (query: Rows) => void): Promise<number> => {
    const newest = rows().select('id').where(narrow).orderBy('id', 'desc');
    const [last] = await newest.offset(max).limit(1);
    if (last === undefined) return 0;
    return deleteAll((query) => {
      narrow(query);
      void query.where('id', '<=', last.id);
    });
  };

  const before = new Date(Date.now() - keptMs);
  const endpoints = await readEndpoints(strapi);
  const known = endpoints.map(({ id }) => id);
  await deleteAll((query) => {
    void query.where('created_at', '<', before).where((old) => {
      // A change at the moment at which its webhook was deleted may have added one that nobody sends.
      void old.whereNotIn('endpoint', known).orWhere((finished) => {
        void finished.whereNot('state', 'waiting').where((untried) => {
          // What has waited for long was sent only now.
          void untried.whereNull('last_tried_at').orWhere('last_tried_at', '<', before);
        });
      });
    });
  });
  for (const { id, documentId } of endpoints) {
    await deleteBeyond(bounds.kept, (query) => {
      void query.where('endpoint', id).whereNot('state', 'waiting');
    });
    const lost = await deleteBeyond(bounds.waiting, (query) => {
      void query.where('endpoint', id).where('state', 'waiting');
    });
    if (lost === 0) continue;
    strapi.log.error(
      `${String(lost)} deliveries of the webhook ${documentId} were deleted: more than ${String(bounds.waiting)} waited.`,
    );
  }
}
