import { randomBytes } from 'node:crypto';

/** A database on this run's PostgreSQL server. */
export interface TestDatabase {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

async function onServer(server: string, statement: string, names: string[]): Promise<void> {
  // Not at the top of the file: packages that Jest loads with its environment go through `shared-packages.mjs`.
  const { knex } = await import('knex');
  const connection = knex({ client: 'pg', connection: server });
  try {
    await connection.raw(statement, names);
  } finally {
    await connection.destroy();
  }
}

/** Creates an empty database, or a copy of one that has no connections. */
export async function createDatabase(template = 'template1'): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) throw new Error('These tests have no PostgreSQL server.');
  const name = `cms_${randomBytes(8).toString('hex')}`;
  await onServer(server, 'create database ?? template ??', [name, template]);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => onServer(server, 'drop database if exists ?? with (force)', [name]),
  };
}
