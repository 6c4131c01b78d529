import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** So many of a pool's connections are in use, or waited for. */
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
 * Waits until nobody asks the database any more, for two seconds at most. After a change has been answered, Strapi still reads
 * what it would tell its listeners, and a pool that closes meanwhile fails whatever test is under way.
 */
export async function untilIdle({ db }: Core.Strapi): Promise<void> {
  const client: unknown = db.connection.client;
  const pool: unknown =
    typeof client === 'object' && client !== null ? Reflect.get(client, 'pool') : undefined;
  for (let round = 0; round < 100 && busy(pool) > 0; round += 1) await wait(20);
}
