import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';

const tag = /<[a-zA-Z][^<>]*>/g;
const word = /[\w-]+/g;
const partOfValue = /\[[\w-]+[*^$~|]=["']?([^\]"']+)/g;
// The browser or the loader sets these before the page's scripts run.
const setLater = ['open', 'data-script', 'failed', 'aria-busy'];

/** Tells whether a selector of the style sheet could match a word, whole or in part (`[href^=http]`). */
export function namedBy(styleSheet: string): (word: string) => boolean {
  const whole = new Set(styleSheet.match(word));
  const parts = [...styleSheet.matchAll(partOfValue)].map(([, part = '']) => part);
  return (found) => whole.has(found) || parts.some((part) => found.includes(part));
}

/** The words in the markup of a page that selectors can match: elements, classes, attributes and values. */
export function wordsIn(html: string, isNamed: (word: string) => boolean): string[] {
  // Pages repeat their tags and words many times, so each is processed once.
  const markup = [...new Set(html.match(tag))].join(' ');
  // Copied, because a substring keeps the whole page in memory, and there may be thousands of pages.
  return [...new Set(markup.match(word))]
    .filter(isNamed)
    .map((found) => Buffer.from(found).toString());
}

/** At-rules whose change makes a browser load the fonts again. */
const concernFonts = ['font-face', 'layer'];

/**
 * Splits the style sheet into the rules that concern the fonts, which every page has in a separate style element, and the
 * rest. A browser loads the fonts again if they are declared twice, or if a media query changes in the sheet that declares
 * them (dark mode, a rotated phone). Text would then appear in the fallback font for a moment. Layers come first, because
 * they must precede all other rules.
 */
export function splitStyles(styleSheet: string): { fonts: string; rest: string } {
  const rest = parse(styleSheet);
  const fonts = rest.clone({ nodes: [] });
  for (const node of [...rest.nodes]) {
    if (node.type === 'atrule' && concernFonts.includes(node.name)) fonts.append(node);
  }
  return { fonts: fonts.toString(), rest: rest.toString() };
}

/** The custom properties that these rules use. */
export const variablesIn = (rules: string): string[] => rules.match(/--[\w-]+/g) ?? [];

/** The custom properties that other custom properties use. PurgeCSS does not follow those of a safelisted property. */
const variablesInVariables = (styleSheet: string): string[] =>
  [...styleSheet.matchAll(/--[\w-]+:([^;}]*)/g)].flatMap(([, value = '']) => variablesIn(value));

/**
 * Selects the rules of a style sheet that pages with these words may need, in the same order.
 * @throws Error if no rule is left: no page can be without styles
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
      // Rules for a state of any element.
      standard: [/^:/],
      // The first group is used by drawings or by the rules that concern the fonts.
      variables: [
        ...[...words].filter((word) => word.startsWith('--')),
        ...variablesInVariables(styleSheet),
      ],
    },
  });
  if (!result?.css) throw new Error('A page would have no styles.');
  return result.css;
}
