import type { Sort } from '../contract/list-query';

/** The database column for each sortable column of a list. */
export type SortColumns<Column extends string, Stored extends string> = Readonly<
  Record<Column, Stored>
>;

/** The sort order of a list: equal rows are sorted by id, in the same direction, as in the index. */
export function listOrder<Column extends string, Stored extends string>(
  sort: Sort<Column>,
  columns: SortColumns<Column, Stored>,
): [Sort<Stored>, Sort<'id'>] {
  const direction = sort.endsWith(':asc') ? 'asc' : 'desc';
  const known = Object.entries<Stored>(columns);
  const stored = known.find(([column]) => sort === `${column}:${direction}`)?.[1];
  if (stored === undefined) throw new Error(`No list stands in the order ${sort}.`);
  return [`${stored}:${direction}`, `id:${direction}`];
}
