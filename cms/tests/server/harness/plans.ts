import { record } from './call';
import type { TestCms } from './cms';
import { onPostgres } from './test-database';

/** A statement as the database received it. */
export interface Statement {
  sql: string;
  bindings: readonly unknown[];
}

/** Records the statements about a table until `stop`. */
export function watchStatements({ strapi }: TestCms, table: string) {
  const statements: Statement[] = [];
  const named = new RegExp(`[\`"]${table}[\`"]`);
  const watch = ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
    if (named.test(sql)) statements.push({ sql, bindings });
  };
  strapi.db.connection.on('query', watch);
  return {
    statements,
    stop: () => strapi.db.connection.removeListener('query', watch),
  };
}

const toBinding = (value: unknown): string | number | Date | null => {
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date) return value;
  return null;
};

const detailOf = (row: unknown): string =>
  typeof row === 'object' && row !== null ? Object.values(row).map(String).join(' ') : '';

/**
 * The plan of the database for a statement, one line per step. PostgreSQL reads a few rows faster without an index.
 * Other ways are turned off here, so that the plan shows whether the statement has an index.
 */
export async function planOf({ strapi }: TestCms, statement: Statement): Promise<string> {
  const { connection } = strapi.db;
  const sql = statement.sql.replace(/\$\d+/g, '?');
  const bindings = statement.bindings.map(toBinding);
  if (!onPostgres) {
    const steps: unknown = await connection.raw(`explain query plan ${sql}`, bindings);
    return [steps].flat().map(detailOf).join('\n');
  }
  return connection.transaction(async (transaction: typeof connection) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) {
      await transaction.raw(`set local enable_${way} = off`);
    }
    const answer: unknown = await transaction.raw(`explain ${sql}`, bindings);
    return [record(answer).rows].flat().map(detailOf).join('\n');
  });
}

/** A step that sorts rows, as either database writes it. */
export const sortStep = /TEMP B-TREE|\bSort\b/;
