import { answerPages, articlePath, previewPage } from '../src/api';
import type { PublishedArticle } from './redirects';

/** The sitemap index: it lists the files that list the pages. */
const sitemapPath = '/sitemap-index.xml';

interface SitemapRows {
  allSitePage: { nodes: { path: string }[] };
  allStrapiBlog: {
    nodes: (PublishedArticle & { dateModified: string; noindex: boolean | null })[];
  };
}

/** A page, and when it changed (ISO 8601) where that is known: a guessed date is worthless to search engines. */
interface SitemapPage {
  path: string;
  changed?: string;
}

/** The pages of this build that search engines may list. The plugin already leaves out Gatsby's pages for missing addresses. */
export function sitemapPages({ allSitePage, allStrapiBlog }: SitemapRows): SitemapPage[] {
  const changes = new Map(
    allStrapiBlog.nodes.map((article) => [articlePath(article), article.dateModified]),
  );
  const hidden = new Set(
    allStrapiBlog.nodes.filter(({ noindex }) => noindex === true).map(articlePath),
  );
  const listed = allSitePage.nodes.filter(({ path }) => !hidden.has(path));
  return listed.map(({ path }) => {
    const changed = changes.get(path);
    return { path, ...(changed !== undefined && { changed }) };
  });
}

/** An entry in the plugin's format. The plugin adds the site's address. */
export const sitemapEntry = ({ path, changed }: SitemapPage) => ({
  url: path,
  ...(changed !== undefined && { lastmod: changed }),
});

/** gatsby-plugin-sitemap: lists the pages by their canonical addresses. */
export const sitemap = {
  resolve: 'gatsby-plugin-sitemap',
  options: {
    // robots.txt names it.
    createLinkInHead: false,
    query: `
      {
        site { siteMetadata { siteUrl } }
        allSitePage(sort: { path: ASC }) { nodes { path } }
        allStrapiBlog { nodes { documentId slug dateModified noindex } }
      }
    `,
    excludes: [answerPages.gone, previewPage],
    resolvePages: sitemapPages,
    serialize: sitemapEntry,
  },
};

/**
 * `robots.txt`: everything may be indexed. The admin area is on another host.
 * @param siteUrl the site's address
 */
export const robotsFile = (siteUrl: string) =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL(sitemapPath, siteUrl).href}`, ''].join(
    '\n',
  );
