import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPage, readBuild, readPage } from './build-record';
import { contentSource } from './content-source';
import { collectWords, criticalStyles, lateStyles } from './critical-styles';
import { inlineScript } from './inline-script';
import { gatsbyStyles, rewritePage } from './rewrite-page';
import { rulesFor, styleAttributes } from './style-attributes';

/** The pages of a build, ready to be written. */
export interface PreparedPages {
  /** How the policy names what stands inline in them. */
  sources: { scripts: string[]; styles: string[] };
  /** A page or the style sheet as it is published, by its file in `public`; undefined for files that stay as they are. */
  publishedText: (file: string) => string | undefined;
}

/** The inline styles by the pages' component: however many articles there are, the policy names the styles of one. */
async function stylesByComponent(styleSheet: string, pages: BuiltPage[]) {
  const needs = new Map<string, { words: Set<string>; attributes: Set<string> }>();
  for (const { component, file } of pages) {
    const need = needs.get(component) ?? { words: new Set(), attributes: new Set() };
    // The style sheet itself, which Gatsby printed into every page, says nothing about what the page needs.
    const html = readFileSync(file, 'utf8').replace(gatsbyStyles, '');
    collectWords(html, need.words);
    for (const style of styleAttributes(html)) need.attributes.add(style);
    needs.set(component, need);
  }
  const styles = new Map<string, string>();
  for (const [component, { words, attributes }] of needs) {
    styles.set(component, (await criticalStyles(styleSheet, words)) + rulesFor(attributes));
  }
  return styles;
}

/**
 * Gets the pages of a build ready to be published.
 * @param sourcesDir the folder `src` of the site
 * @param publicDir Gatsby's `public` folder
 * @param paths of the pages
 * @throws when a page is missing or not as Gatsby writes it
 */
export async function preparePages(
  sourcesDir: string,
  publicDir: string,
  paths: string[],
): Promise<PreparedPages> {
  const build = readBuild(publicDir);
  const pages = new Map<string, BuiltPage>();
  for (const path of paths) {
    const page = readPage(publicDir, path);
    pages.set(page.file, page);
  }
  const styles = await stylesByComponent(build.styles, [...pages.values()]);
  const loader = inlineScript(sourcesDir, 'loader');
  const styleSheet = join(publicDir, build.styleSheet);
  const hashRoute = inlineScript(sourcesDir, 'follow-hash-route');
  return {
    sources: {
      scripts: [loader, hashRoute].map(contentSource),
      styles: [...styles.values()].map(contentSource),
    },
    publishedText: (file) => {
      if (file === styleSheet) return lateStyles(build.styles);
      const page = pages.get(file);
      if (page === undefined) return undefined;
      const parts = { build, styles: styles.get(page.component) ?? '', loader, hashRoute };
      return rewritePage(readFileSync(file, 'utf8'), page, parts);
    },
  };
}
