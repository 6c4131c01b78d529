import { createFaqPath, loginPath, screenPath } from '../../cms/src/contract/screens';
import { articlePath } from '../src/features/blog/article-link';

/** An article that has a page. */
export interface PublishedArticle {
  documentId: string;
  slug: string | null;
}

/** Old public addresses of Spec §2, moved for good. */
const moved = {
  '/products': '/tools',
  '/case-study': '/healthcare#use-case',
} as const;

/** The addresses of Spec §2 that lead into the admin area, and where in the CMS each leads. */
const adminPaths = {
  '/webadminlogin': loginPath,
  '/adminlogin': screenPath('createadmin'),
  '/webadmin': screenPath('addblog'),
  '/addblog': screenPath('addblog'),
  '/allblogs': screenPath('allblogs'),
  '/addfaq': createFaqPath,
  '/allfaqs': screenPath('allfaqs'),
  '/requestdemos': screenPath('requestdemos'),
  '/contactdetails': screenPath('contactdetails'),
  '/testimonials': screenPath('testimonials'),
} as const;

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

/**
 * Netlify's `_redirects`: the first rule that matches counts, and a file of the site comes before any rule. Each article has
 * rules of its own, since one rule for all (`id=:id`) could not send an unknown id to the blog.
 * @param cmsPublicUrl where a browser reaches the CMS
 * @param pagePaths the pages of the site
 */
export function redirectsFile(
  cmsPublicUrl: string,
  pagePaths: string[],
  articles: PublishedArticle[],
): string {
  const { origin } = new URL(cmsPublicUrl);
  return [
    ...Object.entries(moved).map(([from, to]) => `${from} ${to} 301`),
    ...Object.entries(adminPaths).map(([from, path]) => `${from} ${origin}${path} 302`),
    // Sorted, because the order of the nodes differs between a fresh and a cached build.
    ...capitalRules(pagePaths).sort(),
    ...articles.flatMap(articleRules).sort(),
    '/blog-details /blog 301',
    '',
  ].join('\n');
}
