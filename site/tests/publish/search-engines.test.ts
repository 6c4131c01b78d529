/** @jest-environment node */
import { manifest } from '../../publish/manifest';
import { robotsFile } from '../../publish/sitemap';
import { checkSiteUrl, readSiteUrl } from '../../publish/settings';
import { sitemapEntry, sitemapPages } from '../../publish/sitemap';

test('robots.txt allows everything and names the sitemap', () => {
  expect(robotsFile('https://www.example.com')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap-index.xml\n',
  );
});

test('the sitemap states when articles changed, and leaves out those that search engines shall not list', () => {
  const entries = sitemapPages({
    allSitePage: { nodes: [{ path: '/about' }, { path: '/blog/news' }, { path: '/blog/hidden' }] },
    allStrapiBlog: {
      nodes: [
        { documentId: 'k9dt6bwb', slug: 'news', noindex: null },
        { documentId: 'p3fz8qxc', slug: 'hidden', noindex: true },
      ].map((article) => ({ ...article, dateModified: '2026-03-09T08:00:00.000Z' })),
    },
  }).map(sitemapEntry);
  expect(entries).toEqual([
    { url: '/about' },
    { url: '/blog/news', lastmod: '2026-03-09T08:00:00.000Z' },
  ]);
});

test('the site’s address has no slash at the end', () => {
  expect(readSiteUrl({ SITE_URL: 'https://www.example.com/' })).toBe('https://www.example.com');
});

test.each([
  [undefined, 'SITE_URL is not set'],
  ['', 'SITE_URL is not set'],
  ['www.example.com', 'SITE_URL is not an address: www.example.com'],
  ['ftp://www.example.com', 'SITE_URL is not an address: ftp://www.example.com'],
])('the build is refused if SITE_URL is %p', (SITE_URL, sentence) => {
  const check = (NODE_ENV: string) => {
    checkSiteUrl({ NODE_ENV, SITE_URL });
  };
  expect(() => {
    check('production');
  }).toThrow(sentence);
  expect(() => {
    check('development');
  }).not.toThrow();
});

test('the build is accepted with an address in SITE_URL', () => {
  expect(() => {
    checkSiteUrl({ NODE_ENV: 'production', SITE_URL: 'https://www.example.com' });
  }).not.toThrow();
});

test('the short name fits below an icon', () => {
  expect(manifest.options.short_name.length).toBeLessThan(manifest.options.name.length);
});
