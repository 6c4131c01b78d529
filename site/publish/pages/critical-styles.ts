import { PurgeCSS } from 'purgecss';

const tag = /<[a-zA-Z][^<>]*>/g;
const word = /[\w-]+/g;
const partOfValue = /\[[\w-]+[*^$~|]=["']?([^\]"']+)/g;
// The browser or the loader sets these on a page that has no script yet.
const setLater = ['open', 'data-script', 'failed'];

/** Tells whether a selector of the style sheet could name a word: as it is, or by a part of it (`[href^=http]`). */
export function namedBy(styleSheet: string): (word: string) => boolean {
  const whole = new Set(styleSheet.match(word));
  const parts = [...styleSheet.matchAll(partOfValue)].map(([, part = '']) => part);
  return (found) => whole.has(found) || parts.some((part) => found.includes(part));
}

/** What the selectors can name in the markup of a page: elements, classes, attributes and values. */
export function wordsIn(html: string, isNamed: (word: string) => boolean): string[] {
  const words = new Set<string>();
  for (const [element] of html.matchAll(tag)) {
    for (const [found] of element.matchAll(word)) {
      // Copied, since a piece that is cut out of a text keeps the whole text in memory: with thousands of articles, all pages.
      if (!words.has(found) && isNamed(found)) words.add(Buffer.from(found).toString());
    }
  }
  return [...words];
}

/** The same of a script: it may add whatever its words name. */
export function wordsInScript(text: string, isNamed: (word: string) => boolean): string[] {
  return [...new Set(text.match(word))].filter(isNamed);
}

/**
 * The whole style sheet as it comes after a page's own rules: without its fonts. Each page declares them itself, and a font
 * that is declared a second time would be shown as soon as its file is there, and move the lines.
 */
export const lateStyles = (styleSheet: string): string =>
  styleSheet.replaceAll(/@font-face\s*\{[^}]*\}/g, '');

/**
 * The rules of the whole style sheet that pages with these words can need, in the same order.
 * @throws when nothing is left, which no page can be
 */
export async function criticalStyles(styleSheet: string, words: Set<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...words, ...setLater].join(' '), extension: 'txt' }],
    css: [{ raw: styleSheet }],
    defaultExtractor: (text) => text.split(' '),
    dynamicAttributes: setLater,
    keyframes: true,
    // Rules that name a state and no element.
    safelist: { standard: [/^:/] },
  });
  if (!result?.css) throw new Error('A page would have no styles.');
  return result.css;
}
