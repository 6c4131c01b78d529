import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../contract/leads/lead-forms';
import type { leadKinds } from './kinds';

// A row of a form has up to 10,000 characters: a batch stays far below the memory limit of an export.
const batchSize = 250;

/**
 * The condition for leads that may be spam, or the others, written so that no index matches: otherwise SQLite would choose
 * the index that begins with `suspicion`, and scan the whole table for each batch.
 */
const condition = (suspected: boolean) => `coalesce(suspicion, '') ${suspected ? '<>' : '='} ''`;

/** The range of ids that contains the next rows below an id, or the last ones. */
async function nextRange(strapi: Core.Strapi, table: string, below?: number) {
  const query = strapi.db.connection<{ id: number }>(table).select('id');
  if (below !== undefined) void query.where('id', '<', below);
  const ids = await query.orderBy('id', 'desc').limit(batchSize);
  const [last, first] = [ids.at(0)?.id, ids.at(-1)?.id];
  return first === undefined || last === undefined ? undefined : { $gte: first, $lte: last };
}

/**
 * Reads all rows that a Strapi filter finds among the suspected or the other leads, the last stored first, in batches; rows
 * that are stored meanwhile are left out.
 *
 * Each statement reads a few hundred rows, whatever the search: the database has one connection, which other requests use
 * in between.
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
    // If the client is fast, an export never waits: without this, no other request would be handled until it ends.
    await setImmediate();
  }
}
