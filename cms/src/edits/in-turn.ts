import type { Core } from '@strapi/strapi';

/**
 * Runs one change of content in a transaction, after any other has ended: what it reads first (a version, whether an
 * address is free, whether a picture is still used) holds until it has written.
 *
 * SQLite has one connection, which is that already. In a database with many, the row that is written first is locked until
 * the transaction ends.
 *
 * @param work asks with Strapi's own queries, which take part in the transaction; one of knex would wait for it for ever
 */
export async function inTurn<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(async () => {
    await strapi
      .store({ type: 'core', name: 'content' })
      .set({ key: 'last-change', value: new Date().toISOString() });
    return work();
  });
}
