import type { Core } from '@strapi/strapi';
import type { Publication } from './publication';
import { publicationType, site, toPublication } from './read-publication';

/** A connection of the database, or the one that a transaction holds. */
export type Connection = Core.Strapi['db']['connection'];

/** The tables, as the database names them. */
export const tables = { publication: 'publications', entries: 'publication_entries' } as const;

/**
 * Runs work in a transaction, in the present one where there is one. SQLite has one connection: the work asks with Strapi's
 * own queries, which take part in the transaction, or with the connection that it is given.
 */
export async function inTransaction<T>(
  strapi: Core.Strapi,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async ({ trx }: { trx: Connection }) => work(trx));
}

/**
 * Reads the row, which nobody else changes until the transaction ends. Whoever changes content does it before the change:
 * two who change the same entries then never wait for one another.
 */
export async function lockPublication(
  strapi: Core.Strapi,
  connection: Connection,
): Promise<Publication> {
  await connection(tables.publication).insert(site).onConflict('name').ignore();
  const row: unknown = await strapi.db
    .queryBuilder(publicationType)
    .select('*')
    .where(site)
    .forUpdate()
    .first()
    .execute();
  return toPublication(row);
}

/**
 * Changes the row, which nobody else changes meanwhile.
 * @param change gives undefined to leave the row as it is
 * @returns what the change gave
 */
export function changePublication<Next extends Publication | undefined>(
  strapi: Core.Strapi,
  change: (state: Publication) => Next,
): Promise<Next> {
  return inTransaction(strapi, async (connection) => {
    const next = change(await lockPublication(strapi, connection));
    if (next !== undefined) {
      await strapi.db.query(publicationType).updateMany({ where: site, data: { ...next } });
    }
    return next;
  });
}
