import { createRequire } from 'node:module';
import path from 'node:path';

// The drivers are those of the CMS, and untyped here: what we use of them is declared and checked.

export interface Sqlite {
  pragma: (statement: string) => unknown;
  exec: (statements: string) => unknown;
  prepare: (statement: string) => { run: (...values: unknown[]) => unknown };
  close: () => unknown;
}

export interface PostgresPool {
  query: (statement: string, values?: unknown[]) => Promise<unknown>;
  end: () => Promise<unknown>;
}

interface Pg {
  Pool: new (options: { connectionString: string; max: number }) => PostgresPool;
}

const isSqlite = (value: unknown): value is new (file: string) => Sqlite =>
  typeof value === 'function';

const isPg = (value: unknown): value is Pg =>
  typeof value === 'object' && value !== null && 'Pool' in value;

function driver<T>(root: string, name: string, is: (value: unknown) => value is T): T {
  const loaded: unknown = createRequire(path.join(root, 'cms/package.json'))(name);
  if (!is(loaded)) throw new Error(`${name} is not what it was.`);
  return loaded;
}

/** Opens an SQLite database and creates it if it is missing. */
export function openSqlite(root: string, file: string): Sqlite {
  const Database = driver(root, 'better-sqlite3', isSqlite);
  return new Database(file);
}

/** Opens this many connections to PostgreSQL. */
export function openPostgres(root: string, connectionString: string, max: number): PostgresPool {
  const { Pool } = driver(root, 'pg', isPg);
  return new Pool({ connectionString, max });
}
