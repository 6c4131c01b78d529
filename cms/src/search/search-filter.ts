import { foldText } from './fold';
import { commonDigits, numberInSearch } from './phone-number';

const holds = (text: string) => ({ searchText: { $contains: text } });

/** One condition for each word. */
const wordsOf = (text: string) => text.split(/[ ,;]+/).filter((word) => word !== '');

/** A number in any writing, or its parts wherever they stand. */
const holdsNumber = (number: string) => ({
  $or: [holds(commonDigits(number)), { $and: wordsOf(number).map(holds) }],
});

/**
 * The filter of a search: entries that hold all its words, in any order, and its phone numbers in any writing. `%`, `_` and
 * `\` stand for themselves, which Strapi sees to. The empty text filters nothing.
 */
export function searchFilter(search: string): object {
  const text = foldText(search);
  if (text === '') return {};
  const numbers = [...text.matchAll(numberInSearch)].map(([number]) => number);
  const words = new Set(wordsOf(text.replace(numberInSearch, ' ')));
  const conditions = [...numbers.map(holdsNumber), ...[...words].map(holds)];
  return { $and: conditions.length === 0 ? [holds(text)] : conditions };
}
