import type { Core } from '@strapi/strapi';
import { holdLock, type Transaction } from '../../setup/database-lock';

/**
 * Runs one change of content in a transaction, after all others have ended: what it reads first (a version, whether an
 * address is free, whether a picture is still used) holds until it has written.
 *
 * SQLite has one connection, so changes are already serial. PostgreSQL needs a lock: locking a row would not do, because
 * the very first change finds no row to lock.
 *
 * @param work uses Strapi's own queries, which join the transaction; a knex query would wait for it forever
 */
export async function inContentTransaction<T>(
  strapi: Core.Strapi,
  work: () => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    await holdLock(strapi, trx, 'content');
    return work();
  });
}
