import { foldText } from './fold';
import { digitsIn } from './phone-number';
import { sortKey } from './sort';

/** Characters: a folded text may be longer than its field. The end of a very odd one is not searched. */
const maxLength = 250_000;

/** What an entry is found by: its fields, folded, and the digits of the numbers in them. A line end parts them. */
export function searchTextOf(fields: readonly unknown[]): string {
  const lines = fields.filter((text) => typeof text === 'string').map(foldText);
  return [...lines.flatMap(digitsIn), ...lines].join('\n').slice(0, maxLength);
}

/** The texts of an entry by the columns that hold their keys. */
export type KeyedTexts = Readonly<Record<string, unknown>>;

/**
 * What is stored beside an entry so that it is found and sorted alike in every database: SQLite knows the case of ASCII
 * letters only, and each PostgreSQL has an order of its own.
 * @param searched the texts that it is found by
 * @param keyed the texts that it is sorted by
 */
export const searchColumns = (
  searched: readonly unknown[],
  keyed: KeyedTexts,
): Record<string, string> => ({
  searchText: searchTextOf(searched),
  ...Object.fromEntries(Object.entries(keyed).map(([column, text]) => [column, sortKey(text)])),
});
