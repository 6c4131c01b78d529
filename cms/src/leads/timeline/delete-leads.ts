import type { Core } from '@strapi/strapi';
import { eventTable } from './timeline';

type Connection = Core.Strapi['db']['connection'];

/**
 * Deletes rows of a table, and the timelines of those that are leads. Call it in a transaction.
 * @param ids few enough for one statement
 * @returns how many rows of the table there were
 */
export async function deleteWithTimelines(
  transaction: Connection,
  table: string,
  ids: readonly number[],
): Promise<number> {
  const documents = transaction(table).select('document_id').whereIn('id', ids);
  await transaction(eventTable).whereIn('lead_id', documents).delete();
  return transaction(table).whereIn('id', ids).delete();
}
