import type { Core } from '@strapi/strapi';

/** A database transaction, as knex and Strapi pass it. */
export interface Transaction {
  raw(statement: string, values: (string | number)[]): PromiseLike<unknown>;
}

/** What only one process may do at a time, and for how many seconds others wait for it. */
const locks = {
  start: { id: 1, timeoutSeconds: 300 },
  content: { id: 2, timeoutSeconds: 30 },
  receipts: { id: 3, timeoutSeconds: 30 },
  digest: { id: 4, timeoutSeconds: 30 },
} as const;

/** Distinguishes our locks from others in the same database. */
const ours = 5_711_837;

/**
 * Waits until no other process holds a lock, and holds it until the transaction ends. SQLite has one process and one
 * connection, so a transaction is exclusive anyway.
 * @throws Error when the other process takes too long
 */
export async function holdLock(
  { db }: Core.Strapi,
  transaction: Transaction,
  name: keyof typeof locks,
): Promise<void> {
  if (db.dialect.client !== 'postgres') return;
  const { id, timeoutSeconds } = locks[name];
  await transaction.raw("select set_config('lock_timeout', ?, true)", [
    `${String(timeoutSeconds)}s`,
  ]);
  await transaction.raw('select pg_advisory_xact_lock(?, ?)', [ours, id]);
}
