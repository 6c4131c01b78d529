import { searchTextOf } from './search-text';
import { sortKey } from './sort-key';

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
