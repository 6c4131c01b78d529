import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { field } from '../contract/json';
import { letterSearchText } from '../leads/dead-letters/letter';
import { refillWritten } from '../leads/inbox/notes-search';
import { leadSearchColumns } from '../leads/kinds';
import { contentSearchColumns } from '../content/searched-content';
import { updateRows, type ColumnValue } from './update-rows';

type Row = Readonly<Record<string, unknown>>;

/** Increase it when texts are folded differently: all rows are then filled again. */
const form = 3;

/**
 * Names how far what admins wrote about leads is filled in. Earlier releases counted under `notes` and left out replies: under
 * another name, all of it is filled in once more.
 */
const writtenKey = 'notesAndReplies';

/** Small batches, so that no other process waits for long: a description may have 200,000 characters. */
const batchSize = 100;

/** What to fill in for a row of each table. */
const columnsOf: Readonly<Record<string, (row: Row) => Readonly<Record<string, string>>>> = {
  blogs: (row) => contentSearchColumns('blogs', row),
  faqs: (row) => contentSearchColumns('faqs', row),
  contacts: (row) => leadSearchColumns('createcontactus', row),
  demo_requests: (row) => leadSearchColumns('createrequestdemo', row),
  dead_letters: (row) => ({ searchText: letterSearchText(row) }),
};

/** The name of an attribute's column. */
const columnName = (attribute: string): string =>
  attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const inColumns = (row: Readonly<Record<string, string>>): Record<string, ColumnValue> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value]));

/** The last row of each table that was filled, the version of the folding, and whether a new version is still being filled in. */
const filled = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'search' });

/**
 * Fills the rows of a table after an id, in batches. Their versions stay as they are.
 * @param all includes rows that are already filled
 * @param save records how far it has come
 */
async function fillTable(
  { db }: Core.Strapi,
  table: string,
  { after, all }: { after: number; all: boolean },
  save: (last: number) => Promise<void>,
): Promise<void> {
  for (let last = after; ;) {
    const rows = await db
      .connection<Row & { id: number }>(table)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize);
    const wanting = rows.filter(({ search_text: text }) => all || text === null);
    const changed = wanting.map((row) => ({
      id: row.id,
      values: inColumns(columnsOf[table]?.(row) ?? {}),
    }));
    await updateRows(db.connection, table, changed);
    last = rows.at(-1)?.id ?? last;
    await save(last);
    if (rows.length < batchSize) return;
    await setImmediate();
  }
}

/**
 * Fills the search and sort columns of rows that were stored without them: by an earlier release, or by one that is still
 * running beside this one; also those of notes and replies. It reads no row twice, but for a batch at which it was
 * interrupted: a CMS that is stopped while it fills many rows goes on at its next start.
 */
export async function fillSearchColumns(strapi: Core.Strapi): Promise<void> {
  const stored: unknown = await filled(strapi).get({ key: 'filled' });
  const isNew = field(stored, 'form') !== form;
  const all = isNew || field(stored, 'all') === true;
  const reached = new Map<string, number>();
  const save = (isDone: boolean) =>
    filled(strapi).set({
      key: 'filled',
      value: { ...Object.fromEntries(reached), form, all: all && !isDone },
    });
  const tables = Object.keys(columnsOf);
  for (const name of [...tables, writtenKey]) {
    reached.set(name, isNew ? 0 : Number(field(stored, name) ?? 0));
  }
  for (const table of tables) {
    await fillTable(strapi, table, { after: reached.get(table) ?? 0, all }, async (last) => {
      reached.set(table, last);
      await save(false);
    });
  }
  reached.set(writtenKey, await refillWritten(strapi, reached.get(writtenKey) ?? 0));
  await save(true);
}
