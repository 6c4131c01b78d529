import type { Core } from '@strapi/strapi';
import { ask } from '../../operations/backup/database';

const isSqlite = (strapi: Core.Strapi): boolean => strapi.db.dialect.client === 'sqlite';

/**
 * Writes SQLite's write-ahead log into the database file and empties the log, in which deleted rows can still be read. Does
 * nothing on PostgreSQL.
 * @returns false if the database is being read meanwhile, as by a backup
 */
export async function emptyLog(strapi: Core.Strapi): Promise<boolean> {
  if (!isSqlite(strapi)) return true;
  const pragma = (text: string) => ask(strapi.db.connection, `pragma ${text}`);
  const [before] = await pragma('busy_timeout');
  // Otherwise it would wait for the reader, and all calls with it.
  await pragma('busy_timeout(0)');
  try {
    const [answer] = await pragma('wal_checkpoint(truncate)');
    return answer?.busy === 0;
  } finally {
    await pragma(`busy_timeout(${String(before?.timeout)})`);
  }
}

/**
 * Removes all traces of deleted rows from SQLite's files by rewriting the rest (`VACUUM`). `secure_delete`
 * (config/database.ts) overwrites a deleted row in place, but not the copies that remain when rows move to another page,
 * nor what an earlier release deleted. Other connections can read meanwhile, but their writes have to wait.
 *
 * PostgreSQL overwrites deleted rows in its own time, so this does nothing there.
 * @returns false if the database is being read meanwhile: then the next `emptyLog` completes it
 */
export async function overwriteDeleted(strapi: Core.Strapi): Promise<boolean> {
  if (!isSqlite(strapi)) return true;
  await strapi.db.connection.raw('vacuum');
  return emptyLog(strapi);
}
