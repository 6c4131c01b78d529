import { foldText } from './fold';

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
