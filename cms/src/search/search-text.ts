import { foldText } from './fold';
import { digitsIn } from './phone-number';

/** Characters: a folded text may be longer than its field. The end of a very odd one is not searched. */
const longest = 250_000;

/** What an entry is found by: its fields, folded, and the digits of the numbers in them. A line end parts them. */
export function searchTextOf(fields: readonly unknown[]): string {
  const lines = fields.filter((text) => typeof text === 'string').map(foldText);
  return [...lines.flatMap(digitsIn), ...lines].join('\n').slice(0, longest);
}
