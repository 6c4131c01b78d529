import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FileFacts } from '../record/file-facts';
import { type BuildRecord, type BuiltPage, readPage } from './build-record';
import { contentSource } from './content-source';
import { criticalStyles, lateStyles } from './critical-styles';
import { inlineScript } from './inline-script';
import { recipeOf, rewritePage } from './rewrite-page';
import { rulesFor } from './style-attributes';

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

/** The inline styles by the pages' component: however many articles there are, the policy names the styles of one. */
async function stylesByComponent(
  styleSheet: string,
  pages: Map<string, BuiltPage>,
  factsOf: (name: string) => FileFacts,
) {
  const needs = new Map<string, { words: Set<string>; attributes: Set<string> }>();
  for (const [name, { component }] of pages) {
    const need = needs.get(component) ?? { words: new Set(), attributes: new Set() };
    const { words, styles } = factsOf(name);
    for (const word of words) need.words.add(word);
    for (const style of styles) need.attributes.add(style);
    needs.set(component, need);
  }
  const styles = new Map<string, string>();
  for (const [component, { words, attributes }] of needs) {
    styles.set(component, (await criticalStyles(styleSheet, words)) + rulesFor(attributes));
  }
  return styles;
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
  const styles = await stylesByComponent(build.styles, pages, factsOf);
  const loader = inlineScript(sourcesDir, 'loader');
  const hashRoute = inlineScript(sourcesDir, 'follow-hash-route');
  return {
    sources: {
      scripts: [loader, hashRoute].map(contentSource),
      styles: [...styles.values()].map(contentSource),
    },
    prepared: (name) => {
      if (`/${name}` === build.styleSheet) {
        return { recipe: 'late', text: () => lateStyles(build.styles) };
      }
      const page = pages.get(name);
      if (page === undefined) return undefined;
      const parts = { build, styles: styles.get(page.component) ?? '', loader, hashRoute };
      return {
        recipe: recipeOf(page, parts),
        text: () => rewritePage(readFileSync(join(publicDir, name), 'utf8'), page, parts),
      };
    },
  };
}
