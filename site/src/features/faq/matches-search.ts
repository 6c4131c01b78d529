import { plainSigns } from '../../api';
import { textOf } from '../../ui/rich-text/text-of';
import type { FaqEntry } from './faq-entry';

/**
 * A text with one form for what looks equal: letters however they are composed, any white space, dashes and quotation marks
 * as an editor or a phone puts them. What nobody sees (soft hyphens, zero-width characters) is left out. Case stays.
 */
const folded = (text: string): string =>
  plainSigns(
    plainSigns(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFKC'),
  ).replace(/\s+/g, ' ');

// A phone puts a space behind each word that it completes.
const wantedIn = (search: string) => folded(search).trim();

const foldedTexts = new WeakMap<FaqEntry, string[]>();

/** What a reader sees of a FAQ, folded: its question, and its answer. Folded once, and not for each letter of a search. */
function textsOf(faq: FaqEntry): string[] {
  const known = foldedTexts.get(faq);
  if (known) return known;
  const texts = [folded(faq.question), folded(textOf(faq.answer))];
  foldedTexts.set(faq, texts);
  return texts;
}

/**
 * Whether a FAQ is found. Spec §2: a case-sensitive substring of any field but id and timestamps; of the description, what
 * a reader sees of it counts, not its markup.
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

/** Those of some searches that find something, with how many questions each finds. */
export const searchesWithMatches = (faqs: FaqEntry[], searches: readonly string[]): Suggestion[] =>
  searches
    .map((search) => ({
      search,
      matches: faqs.filter((faq) => matchesSearch(faq, search)).length,
    }))
    .filter(({ matches }) => matches > 0);

/** How the questions themselves write what is searched for, with other capital letters: what finds most comes first. */
export function otherSpellings(faqs: FaqEntry[], search: string): Suggestion[] {
  const wanted = wantedIn(search);
  if (wanted === '') return [];
  const inAnyCase = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const spellings = faqs.flatMap(textsOf).flatMap((text) => text.match(inAnyCase) ?? []);
  const found = searchesWithMatches(faqs, [...new Set(spellings)]);
  return found.sort((one, other) => other.matches - one.matches);
}
