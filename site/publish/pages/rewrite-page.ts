import { createHash } from 'node:crypto';
import type { GatsbyBuild, BuiltPage } from './gatsby-build';
import { dropStyleAttributes, tagAt } from './style-attributes';

/** The parts of every page that replace those that Gatsby wrote. */
export interface PageParts {
  build: GatsbyBuild;
  /** The rules that concern the fonts, for every page. */
  fonts: string;
  /** The other styles of the page's component. */
  styles: string;
  loader: string;
  /** For the heads of some pages, by their paths. */
  headScripts: ReadonlyMap<string, string>;
}

/** Where Gatsby prints the whole style sheet into a page; `gatsby-ssr` empties it. */
export const gatsbyStyles =
  /<style data-href="[^"]*" data-identity="gatsby-global-css">[^]*?<\/style>/;
const gatsbyScripts =
  /<script id="gatsby-script-loader">[^]*?<!-- slice-end id="_gatsby-scripts-1" -->/;
const headStart = '<meta charSet="utf-8"/>';

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function loaderMarkup(page: BuiltPage, { build, loader }: PageParts): string {
  const links = page.data.map(
    (href) => `<link rel="preload" as="fetch" crossorigin href="${attribute(href)}">`,
  );
  const scripts = build.scriptsOf(page.component).map((src) => `<script src="${src}"></script>`);
  const styles = `<link rel="stylesheet" href="${build.styleSheet}">`;
  const parts = [styles, ...scripts, ...links].join('');
  return (
    `<template id="late" data-path="${attribute(page.path)}" data-build="${build.hash}">${parts}</template>` +
    `<script>${loader}</script>`
  );
}

const styleMarkup = ({ fonts, styles }: PageParts): string =>
  `<style>${fonts}</style><style>${styles}</style>`;

function replaceOnce(html: string, what: string | RegExp, by: string, page: BuiltPage): string {
  const result = html.replace(what, () => by);
  if (result === html)
    throw new Error(`${page.file} is not a page as Gatsby writes it: ${String(what)}`);
  return result;
}

const forbidden = / (?:on[a-z]+|style)="/g;

/** Rejects markup that the site's policy would block on the page: a failed build is better than a broken page. */
function assertAllowed(html: string, page: BuiltPage): void {
  for (const { index } of html.matchAll(forbidden)) {
    const tag = tagAt(html, index);
    if (tag !== undefined) throw new Error(`The policy does not allow ${tag} (${page.path}).`);
  }
}

/** A hash of everything in a published page that Gatsby did not write. */
export function recipeOf(page: BuiltPage, parts: PageParts): string {
  const hash = createHash('sha256').update(styleMarkup(parts)).update(loaderMarkup(page, parts));
  hash.update(parts.headScripts.get(page.path) ?? '');
  return hash.digest('hex');
}

/**
 * Rewrites a page for publishing: with only its own rules of the style sheet, and with the loader in place of Gatsby's scripts.
 * @throws Error if the page is not as Gatsby writes it, or has markup that the policy forbids
 */
export function rewritePage(html: string, page: BuiltPage, parts: PageParts): string {
  // React's server rendering leaves NUL bytes if a chunk of its stream ends inside a character.
  const written = html.replaceAll('\0', '');
  let result = replaceOnce(written, gatsbyStyles, styleMarkup(parts), page);
  result = replaceOnce(result, gatsbyScripts, loaderMarkup(page, parts), page);
  const headScript = parts.headScripts.get(page.path);
  if (headScript !== undefined) {
    result = replaceOnce(result, headStart, `${headStart}<script>${headScript}</script>`, page);
  }
  result = dropStyleAttributes(result);
  assertAllowed(result, page);
  return result;
}
