import { wordsIn } from '../pages/critical-styles';
import { gatsbyStyles } from '../pages/rewrite-page';

/** What publishing has to know of a text. */
export interface FileFacts {
  /** The media files whose address stands in it, by their path in `public`. */
  media: string[];
  /** Of a page: what the style sheet could name. */
  words: string[];
}

const mediaAddress = /\/static\/[^\s"'\\()<>,?#]+/g;

/** An address in running text may be none: what cannot be decoded names no file. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** @param isNamed of a page as Gatsby writes it: whether the style sheet could name a word */
export function factsIn(text: string, isNamed?: (word: string) => boolean): FileFacts {
  // The address of the style sheet, which every page names, says nothing about what the page needs.
  const own = isNamed ? text.replace(gatsbyStyles, '') : text;
  return {
    // Copied, since an address that is cut out of a text keeps the whole text in memory.
    media: [...new Set(own.match(mediaAddress))].map((address) =>
      Buffer.from(decode(address.slice(1))).toString(),
    ),
    words: isNamed ? wordsIn(own, isNamed) : [],
  };
}
