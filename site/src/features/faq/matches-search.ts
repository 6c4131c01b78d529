import { plainSigns } from '../../api';
import { textOf } from '../../ui/rich-text/text-of';
import type { FaqEntry } from './faq-entry';

/**
 * Normalises what looks equal: composed letters, white space, and the dashes and quotation marks of editors and phones.
 * Invisible characters (soft hyphens, zero-width characters) are removed. Case stays.
 */
const folded = (text: string): string =>
  plainSigns(
    plainSigns(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFKC'),
  ).replace(/\s+/g, ' ');

// Phones add a space after each completed word.
const wantedIn = (search: string) => folded(search).trim();

const foldedTexts = new WeakMap<FaqEntry, string[]>();

/**
 * The visible text of a FAQ, folded: its question and its answer. Cached, so that it is not folded for each letter of a
 * search.
 */
function textsOf(faq: FaqEntry): string[] {
  const known = foldedTexts.get(faq);
  if (known) return known;
  const texts = [folded(faq.question), folded(textOf(faq.answer))];
  foldedTexts.set(faq, texts);
  return texts;
}

/**
 * Whether a FAQ matches. Spec §2: a case-sensitive substring of any field but id and timestamps; of the description,
 * the visible text counts and the markup does not.
 */
export function matchesSearch(faq: FaqEntry, search: string): boolean {
  const wanted = wantedIn(search);
  return wanted === '' || textsOf(faq).some((text) => text.includes(wanted));
}

/** A search that finds something. */
export interface Suggestion {
  search: string;
  matches: number;
}

/** The searches that find something, each with its number of matches. */
export const searchesWithMatches = (faqs: FaqEntry[], searches: readonly string[]): Suggestion[] =>
  searches
    .map((search) => ({
      search,
      matches: faqs.filter((faq) => matchesSearch(faq, search)).length,
    }))
    .filter(({ matches }) => matches > 0);

/** The same words with the capital letters that the questions use, most matches first. */
export function otherSpellings(faqs: FaqEntry[], search: string): Suggestion[] {
  const wanted = wantedIn(search);
  if (wanted === '') return [];
  const inAnyCase = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const spellings = faqs.flatMap(textsOf).flatMap((text) => text.match(inAnyCase) ?? []);
  const found = searchesWithMatches(faqs, [...new Set(spellings)]);
  return found.sort((one, other) => other.matches - one.matches);
}
