import { foldText } from './fold';
import { commonDigits, numberInSearch } from './phone-number';

const holds = (text: string) => ({ searchText: { $contains: text } });

/** One condition for each word. */
const wordsOf = (text: string) => text.split(/[ ,;]+/).filter((word) => word !== '');

/** A number in any spelling, or its parts anywhere. */
const holdsNumber = (number: string) => ({
  $or: [holds(commonDigits(number)), { $and: wordsOf(number).map(holds) }],
});

/**
 * The filter of a search: entries that contain all its words, in any order, and its phone numbers in any spelling. `%`, `_`
 * and `\` are literal; Strapi escapes them. An empty text filters nothing.
 */
export function searchFilter(search: string): object {
  const text = foldText(search);
  if (text === '') return {};
  const numbers = [...text.matchAll(numberInSearch)].map(([number]) => number);
  const words = new Set(wordsOf(text.replace(numberInSearch, ' ')));
  const conditions = [...numbers.map(holdsNumber), ...[...words].map(holds)];
  return { $and: conditions.length === 0 ? [holds(text)] : conditions };
}
