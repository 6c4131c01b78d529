import type { Core } from '@strapi/strapi';
import { isObject } from '../../contract/json';

/** A connection of the database, or the one that a transaction holds. */
export type Connection = Core.Strapi['db']['connection'];

export type Dialect = 'sqlite' | 'postgres';

/** A row as a driver or a file gives it, its values by the names of their columns. */
export type Row = Record<string, unknown>;

/** Which of the two databases this is. */
export function dialectOf(strapi: Core.Strapi): Dialect {
  const { client } = strapi.db.dialect;
  if (client === 'sqlite' || client === 'postgres') return client;
  throw new Error(`There is no backup of a ${client} database.`);
}

/**
 * Asks in SQL. The drivers wrap their answers differently.
 * @param bindings for `?` a value, for `??` the name of a table or column
 */
export async function ask(
  connection: Connection,
  sql: string,
  bindings: readonly (string | number)[] = [],
): Promise<Row[]> {
  const answer: unknown = await connection.raw(sql, bindings);
  return [isObject(answer) ? answer.rows : answer].flat().filter(isObject);
}
