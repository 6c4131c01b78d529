import type { Core } from '@strapi/strapi';
import { noteSeenPlans } from '../content/schedule/seen-plans';
import { recordBuilds } from './builds/record-builds';
import type { Publication } from './publication';
import { publicationType, site, toPublication } from './read-publication';

/** A database connection, or that of a transaction. */
export type Connection = Core.Strapi['db']['connection'];

/** The tables, as the database names them. */
export const tables = { publication: 'publications', entries: 'publication_entries' } as const;

/**
 * Runs work in a transaction, in the current one if there is one. SQLite has one connection: the work must use Strapi's own
 * queries, which join the transaction, or the connection that it is given.
 */
export async function inTransaction<T>(
  strapi: Core.Strapi,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async ({ trx }: { trx: Connection }) => work(trx));
}

/**
 * Reads the row and locks it until the transaction ends. Changes of content lock it first, so that two changes of the same
 * entries never deadlock.
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
 * Changes the row under its lock, and records what that says about builds.
 * @param change returns undefined to leave the row as it is
 * @param builtAt when the files were complete that the site shows now, if the change is about them
 * @returns what `change` returned
 */
export function changePublication<Next extends Publication | undefined>(
  strapi: Core.Strapi,
  change: (state: Publication) => Next,
  builtAt?: number,
): Promise<Next> {
  return inTransaction(strapi, async (connection) => {
    const state = await lockPublication(strapi, connection);
    const next = change(state);
    if (next !== undefined) {
      await strapi.db.query(publicationType).updateMany({ where: site, data: { ...next } });
      await recordBuilds(strapi, state, next, builtAt);
      await noteSeenPlans(strapi, state, next);
    }
    return next;
  });
}
