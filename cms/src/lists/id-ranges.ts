import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

// A row of a form has up to 10,000 characters: a batch stays far below the memory that an export may take.
const batchSize = 250;

/**
 * Cuts a table into ranges of ids that hold a few hundred rows each, the last stored first. Rows that are stored
 * meanwhile are left out.
 *
 * To read a long table range by range keeps every statement short, whatever is searched for: the database has one
 * connection, which other requests use in between.
 */
export async function* idRanges(
  strapi: Core.Strapi,
  table: 'contacts' | 'demo_requests',
): AsyncGenerator<{ $gte: number; $lte: number }> {
  let below: number | undefined;
  for (;;) {
    const query = strapi.db.connection<{ id: number }>(table).select('id');
    if (below !== undefined) void query.where('id', '<', below);
    const ids = await query.orderBy('id', 'desc').limit(batchSize);
    const [last, first] = [ids.at(0)?.id, ids.at(-1)?.id];
    if (last === undefined || first === undefined) return;
    yield { $gte: first, $lte: last };
    below = first;
    // To a quick client nothing in an export ever waits: without this no other request would be heard until its end.
    await setImmediate();
  }
}
