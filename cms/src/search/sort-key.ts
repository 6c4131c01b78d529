import { foldText } from './fold';

/** Characters of a key: what Strapi's column for short texts holds, also on PostgreSQL. */
const maxLength = 255;

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));

/** Signs, digits and the letters of the Latin, Greek and Cyrillic scripts, folded, in the order of Unicode's collation. */
const alphabet = [...from(0x20, 0x24f), ...from(0x370, 0x52f), ...from(0x2010, 0x205e)]
  .filter((letter) => letter === ' ' || foldText(letter) === letter)
  .sort(new Intl.Collator('en').compare);

const places = new Map(alphabet.map((letter, place) => [letter, String(place).padStart(3, '0')]));

/** Other characters come after these, in the order of their codes. */
const placeOf = (letter: string): string =>
  places.get(letter) ?? `9${String(letter.codePointAt(0)).padStart(7, '0')}`;

/**
 * What a text is sorted by: `anna` before `Peter`, `Ä` beside `A`. It is made of digits alone, which every database sorts
 * alike, whatever its own collation is. Of a long text only the beginning counts.
 */
export function sortKey(text: unknown): string {
  const folded = typeof text === 'string' ? foldText(text.slice(0, maxLength)) : '';
  return Array.from(folded, placeOf).join('').slice(0, maxLength);
}
