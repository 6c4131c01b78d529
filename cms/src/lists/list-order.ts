import type { Sort } from '../contract/list-query';

/** The order of a list: equal rows stand in the order of their ids, in the same direction, as in the index that is read. */
export function listOrder<Column extends string>(
  sort: Sort<Column>,
): [Sort<Column>, 'id:asc' | 'id:desc'] {
  return [sort, sort.endsWith(':asc') ? 'id:asc' : 'id:desc'];
}
