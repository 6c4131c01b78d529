import type { Sort } from '../contract/list-query';

/** By which column of the database a list stands in the order of each of its own. */
export type SortColumns<Column extends string, Stored extends string> = Readonly<
  Record<Column, Stored>
>;

/** The order of a list: equal rows stand in the order of their ids, in the same direction, as in the index that is read. */
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
