import { wordsIn } from '../pages/critical-styles';
import { gatsbyStyles } from '../pages/rewrite-page';

/** What publishing needs to know about a text file. */
export interface FileFacts {
  /** The media files whose addresses it contains, by their path in `public`. */
  media: string[];
  /** For a page: the words that the style sheet could match. */
  words: string[];
}

const mediaAddress = /\/static\/[^\s"'\\()<>,?#]+/g;

/** Running text may only look like an address: one that cannot be decoded names no file. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** @param isNamed whether the style sheet could match a word; only for a page as Gatsby writes it */
export function factsIn(text: string, isNamed?: (word: string) => boolean): FileFacts {
  // Every page contains the address of the style sheet, which does not show what the page needs.
  const own = isNamed ? text.replace(gatsbyStyles, '') : text;
  return {
    // Copied, because a substring keeps the whole text in memory.
    media: [...new Set(own.match(mediaAddress))].map((address) =>
      Buffer.from(decode(address.slice(1))).toString(),
    ),
    words: isNamed ? wordsIn(own, isNamed) : [],
  };
}
