import { plainText } from '../rich-text/plain-text';

/** A text as it is compared: the case of its letters and the width of its characters do not matter. */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** What an entry is found by: its plain fields and the words of its description. A line end parts them. */
export function searchTextOf(fields: readonly unknown[], description: unknown): string {
  const words = typeof description === 'string' ? plainText(description) : '';
  return [...fields, words]
    .filter((text) => typeof text === 'string')
    .map(foldText)
    .join('\n');
}
