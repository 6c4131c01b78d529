import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';

const tag = /<[a-zA-Z][^<>]*>/g;
const word = /[\w-]+/g;
const partOfValue = /\[[\w-]+[*^$~|]=["']?([^\]"']+)/g;
// The browser or the loader sets these on a page that has no script yet.
const setLater = ['open', 'data-script', 'failed', 'aria-busy'];

/** Tells whether a selector of the style sheet could name a word: as it is, or by a part of it (`[href^=http]`). */
export function namedBy(styleSheet: string): (word: string) => boolean {
  const whole = new Set(styleSheet.match(word));
  const parts = [...styleSheet.matchAll(partOfValue)].map(([, part = '']) => part);
  return (found) => whole.has(found) || parts.some((part) => found.includes(part));
}

/** What the selectors can name in the markup of a page: elements, classes, attributes and values. */
export function wordsIn(html: string, isNamed: (word: string) => boolean): string[] {
  // Each tag and each word once: pages repeat them many times.
  const markup = [...new Set(html.match(tag))].join(' ');
  // Copied, since a piece that is cut out of a text keeps the whole text in memory: with thousands of articles, all pages.
  return [...new Set(markup.match(word))]
    .filter(isNamed)
    .map((found) => Buffer.from(found).toString());
}

/** A browser looks for the fonts anew when rules of these change. */
const concernFonts = ['font-face', 'layer'];

/**
 * The whole style sheet in two: what concerns the fonts, which every page carries in a style element of its own, and the rest.
 * Where fonts are declared again, or a media query turns in the sheet that declares them (dark at dusk, a phone held the other
 * way), a browser looks for them anew, and words would fall back for a moment. Layers come before other rules wherever they
 * stand.
 */
export function splitStyles(styleSheet: string): { fonts: string; rest: string } {
  const rest = parse(styleSheet);
  const fonts = rest.clone({ nodes: [] });
  for (const node of [...rest.nodes]) {
    if (node.type === 'atrule' && concernFonts.includes(node.name)) fonts.append(node);
  }
  return { fonts: fonts.toString(), rest: rest.toString() };
}

/** The custom properties that rules name. */
export const variablesIn = (rules: string): string[] => rules.match(/--[\w-]+/g) ?? [];

/** Those that others are made of. PurgeCSS does not follow one that is kept for what it does not see. */
const variablesInVariables = (styleSheet: string): string[] =>
  [...styleSheet.matchAll(/--[\w-]+:([^;}]*)/g)].flatMap(([, value = '']) => variablesIn(value));

/**
 * The rules of a style sheet that pages with these words can need, in the same order.
 * @throws when nothing is left, which no page can be
 */
export async function criticalStyles(styleSheet: string, words: Set<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...words, ...setLater].join(' '), extension: 'txt' }],
    css: [{ raw: styleSheet }],
    defaultExtractor: (text) => text.split(' '),
    dynamicAttributes: setLater,
    keyframes: true,
    variables: true,
    safelist: {
      // Rules that name a state and no element.
      standard: [/^:/],
      // The first are those that a drawing names, or the rules that concern the fonts.
      variables: [
        ...[...words].filter((word) => word.startsWith('--')),
        ...variablesInVariables(styleSheet),
      ],
    },
  });
  if (!result?.css) throw new Error('A page would have no styles.');
  return result.css;
}
