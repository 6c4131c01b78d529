import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { answerPages, previewPage } from '../../src/api';
import type { FileFacts } from '../cache/file-facts';
import { type GatsbyBuild, type BuiltPage, readPage } from './gatsby-build';
import { criticalStyles, splitStyles, variablesIn } from './critical-styles';
import { inlineScript } from './inline-script';
import { recipeOf, rewritePage } from './rewrite-page';

/** The source of an inline script or style in a Content-Security-Policy: the hash of its text. */
const contentSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A file that is changed before it is published. */
export interface Prepared {
  /** A hash of everything that goes into it besides the file itself. */
  recipe: string;
  text: () => string;
}

/** The pages of a build, ready to be written. */
export interface PreparedPages {
  /** The sources of their inline scripts and styles, for the policy. */
  sources: { scripts: string[]; styles: string[] };
  /** A page or the style sheet, by its file in `public`; undefined for files that stay as they are. */
  prepared: (name: string) => Prepared | undefined;
}

/** The selected styles that the last publication recorded, and those that this one will. */
interface SelectedStyles {
  previous: ReadonlyMap<string, string>;
  next: Map<string, string>;
}

/**
 * The styles that pages need until the whole style sheet arrives with their scripts. They are the same for all pages of a
 * component, so that the policy has one hash for all articles. A selection takes longer than writing a page, so it is made
 * once for the same words.
 */
async function stylesByComponent(
  { fonts, rest }: { fonts: string; rest: string },
  pages: Map<string, BuiltPage>,
  factsOf: (name: string) => FileFacts,
  { previous, next }: SelectedStyles,
): Promise<Map<string, string>> {
  const needs = new Map<string, Set<string>>();
  for (const [name, { component }] of pages) {
    const words = needs.get(component) ?? new Set(variablesIn(fonts));
    for (const word of factsOf(name).words) words.add(word);
    needs.set(component, words);
  }
  const styles = new Map<string, string>();
  for (const [component, words] of needs) {
    const hash = createHash('sha256')
      .update([...words].sort().join(' '))
      .digest('hex');
    const selected = previous.get(hash) ?? next.get(hash) ?? (await criticalStyles(rest, words));
    next.set(hash, selected);
    styles.set(component, selected);
  }
  return styles;
}

/** Where hosts look for the page of missing addresses. */
const missingPage = '/404.html';

/** A page with the data and the scripts that it loads. Gatsby renders the page of missing addresses in place of that of gone ones. */
function readLoaded(publicDir: string, path: string): BuiltPage {
  const page = readPage(publicDir, path);
  if (path !== answerPages.gone) return page;
  const { component, data } = readPage(publicDir, missingPage);
  return { ...page, component, data };
}

interface Build {
  build: GatsbyBuild;
  /** The folder `src` of the site. */
  sourcesDir: string;
  /** Gatsby's `public` folder. */
  publicDir: string;
  pagePaths: string[];
  /** The facts about a file of `public`. */
  factsOf: (name: string) => FileFacts;
  styles: SelectedStyles;
}

/**
 * Prepares the pages of a build for publishing.
 * @throws Error if a page is missing or not as Gatsby writes it
 */
export async function preparePages({
  build,
  sourcesDir,
  publicDir,
  pagePaths,
  factsOf,
  styles,
}: Build): Promise<PreparedPages> {
  const pages = new Map<string, BuiltPage>();
  for (const path of pagePaths) {
    const page = readLoaded(publicDir, path);
    pages.set(relative(publicDir, page.file), page);
  }
  const styleSheet = splitStyles(build.styles);
  const { fonts, rest } = styleSheet;
  const components = await stylesByComponent(styleSheet, pages, factsOf, styles);
  const loader = inlineScript(sourcesDir, 'script-loader');
  const headScripts = new Map([
    ['/', inlineScript(sourcesDir, 'follow-hash-route')],
    [missingPage, inlineScript(sourcesDir, 'follow-small-letters')],
    [previewPage, inlineScript(sourcesDir, 'load-at-once')],
  ]);
  return {
    sources: {
      scripts: [loader, ...headScripts.values()].map(contentSource),
      styles: [fonts, ...components.values()].map(contentSource),
    },
    prepared: (name) => {
      if (`/${name}` === build.styleSheet) {
        return { recipe: 'late', text: () => rest };
      }
      const page = pages.get(name);
      if (page === undefined) return undefined;
      const own = components.get(page.component) ?? '';
      const parts = { build, fonts, styles: own, loader, headScripts };
      return {
        recipe: recipeOf(page, parts),
        text: () => rewritePage(readFileSync(join(publicDir, name), 'utf8'), page, parts),
      };
    },
  };
}
