import { sitemapPath } from './sitemap';

/**
 * `robots.txt`: everything may be read. The admin area stands on a host of its own.
 * @param siteUrl the site's address
 */
export const robotsFile = (siteUrl: string) =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL(sitemapPath, siteUrl).href}`, ''].join(
    '\n',
  );
