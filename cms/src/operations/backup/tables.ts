import { schemaTable } from '../../strapi/tables';
import type { Core } from '@strapi/strapi';
import { kindOf, type ColumnKind } from './column-values';
import { ask, type Connection, type Dialect } from './database';
import { limiterOf } from '../../accounts/limiter/limiter';

interface Column {
  name: string;
  kind: ColumnKind;
}

export interface Table {
  name: string;
  columns: readonly Column[];
}

/** What Strapi records about the schema: it belongs to this database, not to its content. */

const questions: Readonly<Record<Dialect, string>> = {
  sqlite: `
    select m.name as table_name, c.name as column_name, c.type as type_name
    from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and substr(m.name, 1, 7) <> 'sqlite_'
    order by m.name, c.cid`,
  postgres: `
    select c.table_name, c.column_name, c.data_type as type_name
    from information_schema.columns c
    join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`,
};

/** All tables with their columns, as the database lists them. */
export async function readTables(connection: Connection, dialect: Dialect): Promise<Table[]> {
  const tables = new Map<string, Column[]>();
  for (const row of await ask(connection, questions[dialect])) {
    const name = String(row.table_name);
    if (name === schemaTable) continue;
    const columns = tables.get(name) ?? [];
    columns.push({ name: String(row.column_name), kind: kindOf(String(row.type_name)) });
    tables.set(name, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** Stops Strapi's start once its tables exist. */
class TablesAreMade extends Error {}

/**
 * Creates the tables of an empty database, or migrates older ones to this version, like a start of the CMS, but then stops,
 * holding the start lock (`releaseStartLock`). It creates no account, token or sample content, starts no worker and serves
 * nothing.
 */
export async function makeTables(strapi: Core.Strapi): Promise<void> {
  await strapi.register();
  // The first thing that Strapi does once all tables exist.
  Object.assign(strapi.server, { initMiddlewares: () => Promise.reject(new TablesAreMade()) });
  try {
    await strapi.bootstrap();
  } catch (failure) {
    if (!(failure instanceof TablesAreMade)) throw failure;
  }
  // Its table is not one of Strapi's.
  await limiterOf(strapi);
}
