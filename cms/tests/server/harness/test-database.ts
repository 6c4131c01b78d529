import { randomBytes } from 'node:crypto';
import { knex } from 'knex';

/** Whether these tests run on PostgreSQL: the Jest project `cms-postgres` says so, and has brought up a server. */
export const onPostgres = Reflect.get(globalThis, 'testDatabase') === 'postgres';

/** A database of one test file. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

async function onServer(server: string, statement: string, name: string): Promise<void> {
  const connection = knex({ client: 'pg', connection: server });
  try {
    await connection.raw(statement, [name]);
  } finally {
    await connection.destroy();
  }
}

/** Makes an empty database on the server of this run. */
export async function createDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) throw new Error('These tests have no PostgreSQL server.');
  const name = `cms_${randomBytes(8).toString('hex')}`;
  await onServer(server, 'create database ??', name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(server, 'drop database if exists ?? with (force)', name),
  };
}
