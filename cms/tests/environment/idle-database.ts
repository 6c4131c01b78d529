import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** The number of a pool's connections that are in use or waited for. */
function busy(pool: unknown): number {
  if (typeof pool !== 'object' || pool === null) return 0;
  return ['numUsed', 'numPendingAcquires']
    .map((name): unknown => Reflect.get(pool, name))
    .reduce<number>(
      (sum, ask) => sum + (typeof ask === 'function' ? Number(ask.call(pool)) : 0),
      0,
    );
}

/**
 * Waits until the database is idle, for two seconds at most. After answering a change, Strapi still reads what it
 * passes to its listeners. A pool that closes meanwhile fails the test that is running.
 */
export async function untilIdle({ db }: Core.Strapi): Promise<void> {
  const client: unknown = db.connection.client;
  const pool: unknown =
    typeof client === 'object' && client !== null ? Reflect.get(client, 'pool') : undefined;
  for (let round = 0; round < 100 && busy(pool) > 0; round += 1) await wait(20);
}
