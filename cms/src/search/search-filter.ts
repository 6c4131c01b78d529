import { foldText } from './fold';
import { commonDigits, numberInSearch } from './phone-number';

/** What an entry must contain: a text, all of several, or one of several. */
export type Wanted = string | { all: Wanted[] } | { any: Wanted[] };

/** One condition for each word. */
const wordsOf = (text: string) => text.split(/[ ,;]+/).filter((word) => word !== '');

/** A number in any spelling, or its parts anywhere. */
const wantedNumber = (number: string): Wanted => ({
  any: [commonDigits(number), { all: wordsOf(number) }],
});

/**
 * What a search looks for in folded texts: all its words, in any order, and its phone numbers in any spelling. Undefined for
 * an empty search, which every entry matches.
 */
export function wantedBy(search: string): Wanted | undefined {
  const text = foldText(search);
  if (text === '') return undefined;
  const numbers = [...text.matchAll(numberInSearch)].map(([number]) => number);
  const words = new Set(wordsOf(text.replace(numberInSearch, ' ')));
  const all = [...numbers.map(wantedNumber), ...words];
  return { all: all.length === 0 ? [text] : all };
}

function filterOf(wanted: Wanted): object {
  if (typeof wanted === 'string') return { searchText: { $contains: wanted } };
  return 'all' in wanted ? { $and: wanted.all.map(filterOf) } : { $or: wanted.any.map(filterOf) };
}

/** A search as a filter of Strapi. `%`, `_` and `\` are literal; Strapi escapes them. */
export function searchFilter(search: string): object {
  const wanted = wantedBy(search);
  return wanted === undefined ? {} : filterOf(wanted);
}
