import type { Core } from '@strapi/strapi';
import { isObject } from '../../contract/json';

/** A database connection, or that of a transaction. */
export type Connection = Core.Strapi['db']['connection'];

export type Dialect = 'sqlite' | 'postgres';

/** A row from a driver or a file, by column. */
export type Row = Record<string, unknown>;

/** Which of the two databases this is. */
export function dialectOf(strapi: Core.Strapi): Dialect {
  const { client } = strapi.db.dialect;
  if (client === 'sqlite' || client === 'postgres') return client;
  throw new Error(`There is no backup of a ${client} database.`);
}

/**
 * Runs SQL. The drivers wrap their results differently.
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
