import { foldText } from './fold';
import { digitsIn } from './phone-number';
import { sortKey } from './sort';

/** Characters: a folded text may be longer than its field. The end of an extremely long one is not searched. */
export const maxSearchText = 250_000;

/** The search text of an entry: its fields, folded, and the digits of the numbers in them, one per line. */
export function searchTextOf(fields: readonly unknown[]): string {
  const lines = fields.filter((text) => typeof text === 'string').map(foldText);
  return [...lines.flatMap(digitsIn), ...lines].join('\n').slice(0, maxSearchText);
}

/** The texts to sort an entry by, by the columns of their keys. */
export type KeyedTexts = Readonly<Record<string, unknown>>;

/**
 * The columns stored with an entry so that searching and sorting work alike in every database: SQLite folds the case of
 * ASCII letters only, and each PostgreSQL may have its own collation.
 * @param searched the texts to search
 * @param keyed the texts to sort by
 */
export const searchColumns = (
  searched: readonly unknown[],
  keyed: KeyedTexts,
): Record<string, string> => ({
  searchText: searchTextOf(searched),
  ...Object.fromEntries(Object.entries(keyed).map(([column, text]) => [column, sortKey(text)])),
});
