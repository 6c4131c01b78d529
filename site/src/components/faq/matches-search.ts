import { textOf } from '../rich-text/text-of';
import type { FaqEntry } from './faq-entry';

/**
 * Whether a FAQ is found. Spec §2: a case-sensitive substring of any field but id and timestamps; of the description, what
 * a reader sees of it counts, not its markup.
 */
export function matchesSearch({ question, answer }: FaqEntry, search: string): boolean {
  return question.includes(search) || textOf(answer).includes(search);
}
