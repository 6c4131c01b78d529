import type { Core } from '@strapi/strapi';
import { holdLock, type Transaction } from '../../setup/database-lock';

/**
 * Runs one change of content in a transaction, after any other has ended: what it reads first (a version, whether an
 * address is free, whether a picture is still used) holds until it has written.
 *
 * SQLite has one connection, which is that already. PostgreSQL has many, and a lock for it: a row would not do, since the
 * first change of all finds none to lock.
 *
 * @param work asks with Strapi's own queries, which take part in the transaction; one of knex would wait for it for ever
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
