import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { field } from '../contract/json';
import { letterSearchText } from '../leads/dead-letters/letter';
import { refillNotes } from '../leads/inbox/notes-search';
import { leadSearchColumns } from '../leads/kinds';
import { contentSearchColumns } from '../content/searched-content';

type Row = Readonly<Record<string, unknown>>;

/** Increase it when texts are folded differently: all rows are then filled again. */
const form = 3;

/** Small batches, so that no other process waits for long: a description may have 200,000 characters. */
const batchSize = 100;

/** What to fill in for a row of each table. */
const columnsOf: Readonly<Record<string, (row: Row) => Row>> = {
  blogs: (row) => contentSearchColumns('blogs', row),
  faqs: (row) => contentSearchColumns('faqs', row),
  contacts: (row) => leadSearchColumns('createcontactus', row),
  demo_requests: (row) => leadSearchColumns('createrequestdemo', row),
  dead_letters: (row) => ({ searchText: letterSearchText(row) }),
};

/** The name of an attribute's column. */
const columnName = (attribute: string): string =>
  attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const inColumns = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value]));

/** The last row of each table that was filled, and the version of the folding. */
const filled = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'search' });

/**
 * Fills the rows of a table after an id, in batches. Their versions stay as they are.
 * @param all includes rows that are already filled
 * @returns the last id
 */
async function fillTable(
  { db }: Core.Strapi,
  table: string,
  { after, all }: { after: number; all: boolean },
): Promise<number> {
  for (let last = after; ; ) {
    const rows = await db
      .connection<Row & { id: number }>(table)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize);
    const wanting = rows.filter(({ search_text: text }) => all || text === null);
    await db.connection.transaction(async (transaction: typeof db.connection) => {
      for (const row of wanting) {
        const values = inColumns(columnsOf[table]?.(row) ?? {});
        await transaction(table).where('id', row.id).update(values);
      }
    });
    if (rows.length < batchSize) return rows.at(-1)?.id ?? last;
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/**
 * Fills the search and sort columns of rows that were stored without them: by an earlier release, or by one that is still
 * running beside this one; also those of notes. It reads no row twice.
 */
export async function fillSearchColumns(strapi: Core.Strapi): Promise<void> {
  const stored: unknown = await filled(strapi).get({ key: 'filled' });
  const all = field(stored, 'form') !== form;
  const now = new Map<string, number>([['form', form]]);
  for (const table of Object.keys(columnsOf)) {
    const after = all ? 0 : Number(field(stored, table) ?? 0);
    now.set(table, await fillTable(strapi, table, { after, all }));
  }
  now.set('notes', await refillNotes(strapi, all ? 0 : Number(field(stored, 'notes') ?? 0)));
  await filled(strapi).set({ key: 'filled', value: Object.fromEntries(now) });
}
