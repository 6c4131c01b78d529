import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FileFacts } from '../record/file-facts';
import { type BuildRecord, type BuiltPage, readPage } from './build-record';
import { contentSource } from './content-source';
import { criticalStyles, namedBy, splitStyles, wordsInScript } from './critical-styles';
import { inlineScript } from './inline-script';
import { recipeOf, rewritePage } from './rewrite-page';

/** A file that is not published as it is. */
export interface Prepared {
  /** Names all that goes into it besides the file itself. */
  recipe: string;
  text: () => string;
}

/** The pages of a build, ready to be written. */
export interface PreparedPages {
  /** How the policy names what stands inline in them. */
  sources: { scripts: string[]; styles: string[] };
  /** A page or the style sheet, by its file in `public`; undefined for files that stay as they are. */
  prepared: (name: string) => Prepared | undefined;
}

/** What the pages of a component have in common. */
interface ComponentParts {
  styles: string;
  moves: boolean;
}

/**
 * Where something moves by itself, the whole style sheet comes with the scripts, and a page carries what it needs before.
 * Elsewhere it carries what its scripts may need too, so that a press is answered without waiting for the style sheet.
 */
async function stylesFor(
  { words, moves }: { words: Set<string>; moves: boolean },
  { build, styleSheet }: { build: BuildRecord; styleSheet: string },
  component: string,
): Promise<string> {
  const isNamed = namedBy(build.styles);
  const scripts = moves ? [] : build.scriptTextsOf(component);
  const all = new Set([...words, ...scripts.flatMap((text) => wordsInScript(text, isNamed))]);
  return criticalStyles(styleSheet, all);
}

/** By the pages' component: however many articles there are, the policy names the inline styles of one. */
async function partsByComponent(
  site: { build: BuildRecord; styleSheet: string },
  pages: Map<string, BuiltPage>,
  factsOf: (name: string) => FileFacts,
): Promise<Map<string, ComponentParts>> {
  const needs = new Map<string, { words: Set<string>; moves: boolean }>();
  for (const [name, { component }] of pages) {
    const need = needs.get(component) ?? { words: new Set(), moves: false };
    const { words, moves } = factsOf(name);
    for (const word of words) need.words.add(word);
    needs.set(component, { ...need, moves: need.moves || moves });
  }
  const parts = new Map<string, ComponentParts>();
  for (const [component, need] of needs) {
    const styles = await stylesFor(need, site, component);
    parts.set(component, { styles, moves: need.moves });
  }
  return parts;
}

interface Build {
  build: BuildRecord;
  /** The folder `src` of the site. */
  sourcesDir: string;
  /** Gatsby's `public` folder. */
  publicDir: string;
  pagePaths: string[];
  /** What stands in a file of `public`. */
  factsOf: (name: string) => FileFacts;
}

/**
 * Gets the pages of a build ready to be published.
 * @throws when a page is missing or not as Gatsby writes it
 */
export async function preparePages({
  build,
  sourcesDir,
  publicDir,
  pagePaths,
  factsOf,
}: Build): Promise<PreparedPages> {
  const pages = new Map<string, BuiltPage>();
  for (const path of pagePaths) {
    const page = readPage(publicDir, path);
    pages.set(relative(publicDir, page.file), page);
  }
  const { fonts, rest } = splitStyles(build.styles);
  const components = await partsByComponent({ build, styleSheet: rest }, pages, factsOf);
  const loader = inlineScript(sourcesDir, 'loader');
  const headScripts = new Map([
    ['/', inlineScript(sourcesDir, 'follow-hash-route')],
    ['/404.html', inlineScript(sourcesDir, 'follow-small-letters')],
  ]);
  return {
    sources: {
      scripts: [loader, ...headScripts.values()].map(contentSource),
      styles: [fonts, ...[...components.values()].map(({ styles }) => styles)].map(contentSource),
    },
    prepared: (name) => {
      if (`/${name}` === build.styleSheet) {
        return { recipe: 'late', text: () => rest };
      }
      const page = pages.get(name);
      if (page === undefined) return undefined;
      const own = components.get(page.component) ?? { styles: '', moves: false };
      const parts = { build, fonts, ...own, loader, headScripts };
      return {
        recipe: recipeOf(page, parts),
        text: () => rewritePage(readFileSync(join(publicDir, name), 'utf8'), page, parts),
      };
    },
  };
}
