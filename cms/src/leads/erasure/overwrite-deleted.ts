import type { Core } from '@strapi/strapi';
import { ask } from '../../operations/backup/database';

const isSqlite = (strapi: Core.Strapi): boolean => strapi.db.dialect.client === 'sqlite';

/**
 * Writes what stands in SQLite's log into the file of the database, and empties the log, in which deleted rows are still to be
 * read. Does nothing on PostgreSQL.
 * @returns false where somebody reads the database meanwhile, as a backup does
 */
export async function emptyLog(strapi: Core.Strapi): Promise<boolean> {
  if (!isSqlite(strapi)) return true;
  const pragma = (text: string) => ask(strapi.db.connection, `pragma ${text}`);
  const [before] = await pragma('busy_timeout');
  // It would wait for whoever reads, and all calls with it.
  await pragma('busy_timeout(0)');
  try {
    const [answer] = await pragma('wal_checkpoint(truncate)');
    return answer?.busy === 0;
  } finally {
    await pragma(`busy_timeout(${String(before?.timeout)})`);
  }
}

/**
 * Leaves nothing of deleted rows in the files of SQLite, by writing all that is left anew. `secure_delete`
 * (config/database.ts) overwrites a row where it stands, but not the copies that are left behind when rows move to another
 * page; nor what an earlier release has deleted. Other connections can read meanwhile, and have to wait with writing.
 *
 * PostgreSQL writes over deleted rows in its own time: there it does nothing.
 * @returns false where somebody reads the database meanwhile: then the next `emptyLog` ends it
 */
export async function overwriteDeleted(strapi: Core.Strapi): Promise<boolean> {
  if (!isSqlite(strapi)) return true;
  await strapi.db.connection.raw('vacuum');
  return emptyLog(strapi);
}
