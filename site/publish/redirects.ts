import { isRule } from '../../cms/src/contract/content/redirect-path';
import type { BuildRedirect } from '../../cms/src/contract/content/redirects';
import { adminAddresses, answerPages, movedPages } from '../../cms/src/contract/content/site-pages';
import { articlePath } from '../src/api';
import { outputPath } from './output-path';

/** An article that has a page. */
export interface PublishedArticle {
  documentId: string;
  slug: string | null;
}

/** Common spellings of a path: `/Privacy-policy`, `/Privacy-Policy`, `/PRIVACY-POLICY`. */
const inCapitals = (path: string) =>
  [/\/[a-z]/g, /\b[a-z]/g, /[a-z]/g].map((letters) =>
    path.replace(letters, (letter) => letter.toUpperCase()),
  );

/**
 * The host compares paths case-sensitively, and all addresses of the site are in lower case. Only pages directly below `/` have
 * these rules, because there may be thousands of articles. src/page-scripts/follow-small-letters.ts redirects from article
 * addresses and from all other spellings.
 */
const capitalRules = (pagePaths: string[]) =>
  pagePaths
    .filter((path) => /^\/[a-z\d-]+$/.test(path))
    .flatMap((path) => [...new Set(inCapitals(path))].map((from) => `${from} ${path} 301`));

/** The old address of an article contained its id; a slug works too. */
const articleRules = (article: PublishedArticle) =>
  [...new Set([article.documentId, article.slug ?? article.documentId])].map(
    (id) => `/blog-details id=${id} ${articlePath(article)} 301`,
  );

/** The file of the page for addresses whose page is gone. The host sends it with the rule's status, at the old address. */
const gonePage = `/${outputPath(answerPages.gone)}`;

/**
 * The redirects of editors. A page of this build comes before any rule, so none is written for it.
 * @throws Error for one that would not be one rule for one address
 */
const editorRules = (redirects: readonly BuildRedirect[], pagePaths: readonly string[]) => {
  const pages = new Set(pagePaths);
  return redirects
    .filter(([from]) => !pages.has(from))
    .map(([from, to]) => {
      if (!isRule(from, to)) throw new Error(`The CMS has a redirect that is not valid: ${from}`);
      return to === null ? `${from} ${gonePage} 410` : `${from} ${to} 301`;
    });
};

/**
 * Netlify's `_redirects`: the first rule that matches counts, and a file of the site comes before any rule. Each article has
 * rules of its own, since one rule for all (`id=:id`) could not send an unknown id to the blog.
 * @param cmsPublicUrl where a browser reaches the CMS
 * @param pagePaths the pages of the site
 * @param redirects those of editors, sorted
 */
export function redirectsFile(
  cmsPublicUrl: string,
  pagePaths: string[],
  articles: PublishedArticle[],
  redirects: readonly BuildRedirect[] = [],
): string {
  const { origin } = new URL(cmsPublicUrl);
  return [
    ...Object.entries(movedPages).map(([from, to]) => `${from} ${to} 301`),
    ...Object.entries(adminAddresses).map(([from, path]) => `${from} ${origin}${path} 302`),
    // Sorted, because the order of the nodes differs between a fresh and a cached build.
    ...capitalRules(pagePaths).sort(),
    ...articles.flatMap(articleRules).sort(),
    ...editorRules(redirects, pagePaths),
    '/blog-details /blog 301',
    '',
  ].join('\n');
}
