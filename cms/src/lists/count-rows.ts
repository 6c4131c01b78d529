import type { Core } from '@strapi/strapi';

/**
 * How many rows a table has. Strapi counts a column, for which SQLite goes through an index entry by entry; `count(*)`
 * only adds up what its pages hold, which takes a hundredth of the time.
 */
export async function countRows(
  strapi: Core.Strapi,
  table: 'contacts' | 'demo_requests',
): Promise<number> {
  const [counted] = await strapi.db.connection(table).count({ rows: '*' });
  return Number(counted?.rows);
}
