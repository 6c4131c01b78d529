import { plainSigns } from '../../api';
import { textOf } from '../rich-text/text-of';
import type { FaqEntry } from './faq-entry';

/**
 * A text with one form for what looks equal: letters however they are composed, any white space, dashes and quotation marks
 * as an editor or a phone puts them. What nobody sees (soft hyphens, zero-width characters) is left out. Case stays.
 */
const folded = (text: string): string =>
  plainSigns(
    plainSigns(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFKC'),
  ).replace(/\s+/g, ' ');

/**
 * Whether a FAQ is found. Spec §2: a case-sensitive substring of any field but id and timestamps; of the description, what
 * a reader sees of it counts, not its markup.
 */
export function matchesSearch({ question, answer }: FaqEntry, search: string): boolean {
  // A phone puts a space behind each word that it completes.
  const wanted = folded(search).trim();
  return folded(question).includes(wanted) || folded(textOf(answer)).includes(wanted);
}
