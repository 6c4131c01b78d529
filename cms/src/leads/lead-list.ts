import { Refusal } from '../contract/errors';
import { suspicions, type Suspicion } from '../contract/form-signs';
import type { Sort } from '../contract/list-query';
import { listOrder, type SortColumns } from '../search/list-order';

/** Which leads a list shows: those that may be spam, or the others. */
export interface Suspected {
  suspected: boolean;
}

/** The filter of such a list. SQLite finds `> ''` in an index, and does not find `is not null`. */
export const suspicionFilter = ({ suspected }: Suspected) => ({
  suspicion: suspected ? { $gt: '' } : { $null: true },
});

/**
 * The order of such a list, by the columns that hold the order of its own. The rows of the usual one have the same suspicion, none: to name it first changes nothing, and
 * lets PostgreSQL, too, go through the index that begins with it.
 */
export function leadOrder<Column extends string, Stored extends string>(
  { suspected, sort }: Suspected & { sort: Sort<Column> },
  columns: SortColumns<Column, Stored>,
): (Sort<Stored> | Sort<'suspicion' | 'id'>)[] {
  const order = listOrder(sort, columns);
  return suspected ? order : [sort.endsWith(':asc') ? 'suspicion:asc' : 'suspicion:desc', ...order];
}

/** What a list says of a row beside its fields: why it may be spam, if it may. */
export function suspicionOfRow(row: { suspicion?: string | null }): { suspicion?: Suspicion } {
  const suspicion = suspicions.find((known) => known === row.suspicion);
  return suspicion === undefined ? {} : { suspicion };
}

/**
 * Reads `?suspected=` of a list.
 * @throws Refusal when it is neither `true` nor `false`
 */
export function readSuspected(raw: string | undefined): boolean {
  if (raw === undefined || raw === 'false') return false;
  if (raw === 'true') return true;
  throw new Refusal('invalid_query', 'suspected must be true or false.');
}
