import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../../../contract/leads/lead-forms';
import { wantedBy, type Wanted } from '../../../search/search-filter';
import { leadKinds } from '../../kinds';
import type { Period } from './accepted-period';
import type { Selection } from './selection';

type Connection = Core.Strapi['db']['connection'];
type Query = ReturnType<Connection['queryBuilder']>;

/** A value that a range has in a column: one, none, or one of several. */
type RangeValue = string | number | null | readonly number[];

/** Columns of an index, in its order, with the value that a range has in each. */
type Range = [column: string, value: RangeValue][];

/** The ranges of a selection. A column that all rows of a list may have any value in is left out. */
function rangesOf({ suspicions, owners, states }: Selection): Range[] {
  let ranges: Range[] = [[]];
  const columns = [
    ['suspicion', suspicions],
    ['owner', owners],
    ['state', states],
  ] as const;
  for (const [column, values] of columns) {
    if (values === undefined) continue;
    ranges = ranges.flatMap((range) => values.map((value): Range => [...range, [column, value]]));
  }
  return ranges;
}

function whereWithin(query: Query, column: string, { from, before }: Period = {}): void {
  if (from !== undefined) void query.where(column, '>=', from);
  if (before !== undefined) void query.where(column, '<', before);
}

/** The texts that a search looks at: what the visitor wrote, and what admins noted. */
const searched = ['search_text', 'notes_text'] as const;

/** The reference of a receipt, which a visitor quotes: the lead's id, with what was copied along with it. */
const reference = /^[^a-z0-9]*([a-z0-9]{24})[^a-z0-9]*$/;

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

function whereWanted(query: Query, wanted: Wanted): void {
  if (typeof wanted !== 'string') {
    const all = 'all' in wanted;
    for (const each of all ? wanted.all : wanted.any) {
      const add = (part: Query) => {
        whereWanted(part, each);
      };
      void (all ? query.where(add) : query.orWhere(add));
    }
    return;
  }
  for (const column of searched) {
    void query.orWhereRaw(`?? like ? escape '\\'`, [column, `%${escaped(wanted)}%`]);
  }
  const id = reference.exec(wanted)?.[1];
  if (id !== undefined) void query.orWhere('document_id', id);
}

/** The rows of a range with its due times. */
function rowsInRange(connection: Connection, { form, due }: Selection, range: Range): Query {
  const query = connection.queryBuilder().from(leadKinds[form].table);
  for (const [column, value] of range) {
    if (value === null) void query.whereNull(column);
    else if (typeof value === 'object') void query.whereIn(column, [...value]);
    else void query.where(column, value);
  }
  whereWithin(query, 'due_at', due);
  return query;
}

/** When the first of the leads of a range with due times was accepted, looked up in the index of due times. */
function firstAccepted(connection: Connection, selection: Selection, range: Range): Query {
  // An expression: for the column alone, the database might look through all leads in the order of acceptance.
  const first = connection.raw('min(coalesce(created_at, created_at))');
  return rowsInRange(connection, selection, range).select(first);
}

/**
 * Bounds the reading of leads with due times in the order of acceptance.
 * @param first selects a moment: all leads that are wanted were accepted from then on, whatever days off they were stored with
 */
function whereAcceptedForDue(query: Query, { due, acceptedForDue }: Selection, first: Query): void {
  whereWithin(query, 'created_at', { before: acceptedForDue });
  if (due?.from !== undefined) void query.where('created_at', '>=', first);
}

/** The rows of a range, without columns and order. */
function rowsOf(connection: Connection, selection: Selection, range: Range, search = ''): Query {
  const { accepted, inOrder, done, product } = selection;
  const query = rowsInRange(connection, selection, range);
  whereWithin(query, 'created_at', accepted);
  if (inOrder === true) {
    whereAcceptedForDue(query, selection, firstAccepted(connection, selection, range));
  }
  if (done !== undefined) void query.whereRaw(`done_at ${done === 'late' ? '>' : '<='} due_at`);
  if (product !== undefined) void query.where({ product });
  const wanted = wantedBy(search);
  if (wanted !== undefined) {
    void query.where((part: Query) => {
      whereWanted(part, wanted);
    });
  }
  return query;
}

/** When the first of so many leads of a range was accepted, whichever they are: as many of the newest ones came from then on. */
function firstOfEnough(
  connection: Connection,
  selection: Selection,
  range: Range,
  count: number,
): Query {
  const enough = rowsOf(connection, selection, range).select('created_at').limit(count);
  whereWithin(enough, 'created_at', { before: selection.acceptedForDue });
  return connection.min('created_at').from(enough.as('enough'));
}

/** Each range of each selection. */
const rangesIn = (selections: readonly Selection[]) =>
  selections.flatMap((selection) => rangesOf(selection).map((range) => ({ selection, range })));

/** Where to find a lead: its form, and the id of its row. */
export interface Found {
  form: LeadForm;
  id: number;
}

const newestFirst = (column: string) => ({ column, order: 'desc' });

/** What to find of selections. */
interface Part {
  search?: string;
  offset?: number;
  limit: number;
  /** How many leads there are, if that is known and they are few. */
  few?: number | undefined;
}

/**
 * The leads of several selections, the newest first. Each range is read in the order of its index, no further than the page
 * needs, and the ranges are then merged. A few leads with a due time are all read, by the index of due times: in the order of
 * acceptance, many others may lie between them.
 */
export async function findIds(
  { db }: Core.Strapi,
  selections: readonly Selection[],
  { search = '', offset = 0, limit, few }: Part,
): Promise<Found[]> {
  const { connection } = db;
  const ranges = rangesIn(selections).map(({ selection, range }, place) => {
    const rows = rowsOf(connection, selection, range, search)
      .select(connection.raw('? as form', [selection.form]), 'id', 'created_at')
      .limit(few ?? offset + limit);
    if (few === undefined || selection.due === undefined) {
      if (selection.inOrder !== true) {
        const first =
          search === ''
            ? firstOfEnough(connection, selection, range, offset + limit)
            : firstAccepted(connection, selection, range);
        whereAcceptedForDue(rows, selection, first);
      }
      // With the columns that are the same in all rows of the range, PostgreSQL, too, sees that the index has this order.
      const same = range.flatMap(([column, value]) => (Array.isArray(value) ? [] : [column]));
      void rows.orderBy([...same, 'created_at', 'id'].map(newestFirst));
    }
    return connection.select('*').from(rows.as(`range${String(place)}`));
  });
  if (ranges.length === 0) return [];
  return connection
    .select<Found[]>('form', 'id')
    .from(connection.queryBuilder().unionAll(ranges).as('leads'))
    .orderBy(['created_at', 'form', 'id'].map(newestFirst))
    .offset(offset)
    .limit(limit);
}

/** How many leads several lists hold, read in one statement. @param limit where counting stops, if anywhere */
export async function countUpTo<Name extends string>(
  { db }: Core.Strapi,
  lists: Readonly<Record<Name, readonly Selection[]>>,
  limit?: number,
): Promise<Record<Name, number>>;
export async function countUpTo(
  { db }: Core.Strapi,
  lists: Readonly<Record<string, readonly Selection[]>>,
  limit?: number,
): Promise<Record<string, number>> {
  const { connection } = db;
  const counts = Object.entries(lists).flatMap(([list, selections]) =>
    rangesIn(selections).map(({ selection, range }) => {
      const rows = rowsOf(connection, selection, range).select(connection.raw('1'));
      if (limit !== undefined) void rows.limit(limit);
      return { list, count: connection.count('*').from(rows.as('rows')) };
    }),
  );
  if (counts.length === 0) return Object.fromEntries(Object.keys(lists).map((list) => [list, 0]));
  const [row] = await connection.select<Record<string, unknown>[]>(
    counts.map(({ count }, place) => count.as(`count${String(place)}`)),
  );
  const sums = Object.keys(lists).map((list) => {
    const own = counts
      .map((count, place) => ({ ...count, place }))
      .filter((count) => count.list === list);
    const sum = own.reduce((total, { place }) => total + Number(row?.[`count${String(place)}`]), 0);
    return [list, Math.min(sum, limit ?? sum)] as const;
  });
  return Object.fromEntries(sums);
}
