import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../contract/leads/lead-forms';
import type { leadKinds } from './kinds';

// A row of a form has up to 10,000 characters: a batch stays far below the memory that an export may take.
const batchSize = 250;

/**
 * The condition for leads that may be spam, or may not, in words that no index knows: SQLite would else take the index that
 * begins with `suspicion` for the best way to a batch, and go through the whole table for each.
 */
const condition = (suspected: boolean) => `coalesce(suspicion, '') ${suspected ? '<>' : '='} ''`;

/** The range of ids that holds the next rows below an id, or below none. */
async function nextRange(strapi: Core.Strapi, table: string, below?: number) {
  const query = strapi.db.connection<{ id: number }>(table).select('id');
  if (below !== undefined) void query.where('id', '<', below);
  const ids = await query.orderBy('id', 'desc').limit(batchSize);
  const [last, first] = [ids.at(0)?.id, ids.at(-1)?.id];
  return first === undefined || last === undefined ? undefined : { $gte: first, $lte: last };
}

/**
 * Reads all rows that a filter of Strapi's finds, of those that may be spam or of the others, the last stored first, some at
 * a time; rows that are stored meanwhile are left out.
 *
 * Each statement looks at a few hundred rows, whatever is searched for: the database has one connection, which other
 * requests use in between.
 */
export async function* readBatches(
  strapi: Core.Strapi,
  { uid, table }: (typeof leadKinds)[LeadForm],
  { columns, filter, suspected }: { columns: string[]; filter: object; suspected: boolean },
): AsyncGenerator<Record<string, unknown>[]> {
  let id = await nextRange(strapi, table);
  while (id !== undefined) {
    const found = strapi.db
      .queryBuilder(uid)
      .select('id')
      .where({ $and: [{ id }, filter] })
      .getKnexQuery();
    yield await strapi.db
      .connection(table)
      .select(columns)
      .whereIn('id', found)
      .whereRaw(condition(suspected))
      .orderBy('id', 'desc')
      .then((stored: Record<string, unknown>[]) => stored);
    id = await nextRange(strapi, table, id.$gte);
    // To a quick client nothing in an export ever waits: without this no other request would be heard until its end.
    await setImmediate();
  }
}
