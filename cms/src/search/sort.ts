import { foldText } from './fold';
import type { Sort } from '../contract/list-query';

/** The length of a key: what Strapi's column for short texts holds on PostgreSQL. */
const maxLength = 255;

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));

/** Signs, digits and folded letters of the Latin, Greek and Cyrillic scripts, in Unicode collation order. */
const alphabet = [...from(0x20, 0x24f), ...from(0x370, 0x52f), ...from(0x2010, 0x205e)]
  .filter((letter) => letter === ' ' || foldText(letter) === letter)
  .sort(new Intl.Collator('en').compare);

const places = new Map(alphabet.map((letter, place) => [letter, String(place).padStart(3, '0')]));

/** Other characters come after these, by code point. */
const placeOf = (letter: string): string =>
  places.get(letter) ?? `9${String(letter.codePointAt(0)).padStart(7, '0')}`;

/**
 * The sort key of a text: `anna` before `Peter`, `Ä` beside `A`. It consists of digits only, which every database sorts
 * alike, whatever its collation. Only the start of a long text counts.
 */
export function sortKey(text: unknown): string {
  const folded = typeof text === 'string' ? foldText(text.slice(0, maxLength)) : '';
  return Array.from(folded, placeOf).join('').slice(0, maxLength);
}

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
  if (stored === undefined) throw new Error(`No list can be sorted by ${sort}.`);
  return [`${stored}:${direction}`, `id:${direction}`];
}
