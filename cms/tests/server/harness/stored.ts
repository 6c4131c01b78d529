import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { knex, type Knex } from 'knex';
import { placeOfCms } from './cms';
import { onPostgres } from './test-database';

/** Rows by table, in an order that does not depend on the database. */
export type StoredRows = Record<string, string[]>;

/** Opens the database of this test file without a CMS, as an operator may. */
export async function openDatabase(): Promise<Knex> {
  const { DATA_DIR, DATABASE_URL } = await placeOfCms();
  return onPostgres
    ? knex({ client: 'pg', connection: DATABASE_URL })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: path.join(DATA_DIR, 'cms.db') },
        useNullAsDefault: true,
      });
}

async function tableNames(database: Knex): Promise<string[]> {
  const names: unknown = onPostgres
    ? await database('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
    : await database('sqlite_master').where({ type: 'table' }).pluck('name');
  return [names]
    .flat()
    .map(String)
    .filter((name) => !name.startsWith('sqlite_'))
    .sort();
}

/** Large integers, which JSON cannot hold, as text. */
const comparable = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

/** All rows of all tables as the database holds them, read without code of backup or restore. */
export async function storedRows(): Promise<StoredRows> {
  const database = await openDatabase();
  try {
    const rows: StoredRows = {};
    for (const name of await tableNames(database)) {
      const read: unknown = await database(name).select();
      rows[name] = [read]
        .flat()
        .map((row) => JSON.stringify(row, comparable))
        .sort();
    }
    return rows;
  } finally {
    await database.destroy();
  }
}

/** The hashes of the uploads on the disk, by name. */
export async function storedUploads(): Promise<Record<string, string>> {
  const { DATA_DIR } = await placeOfCms();
  const folder = path.join(DATA_DIR, 'public/uploads');
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );
}

/** The entries of the folder that holds the uploads. A restore must not leave anything else there. */
export async function publicEntries(): Promise<string[]> {
  const { DATA_DIR } = await placeOfCms();
  const folder = path.join(DATA_DIR, 'public');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
