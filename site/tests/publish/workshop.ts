import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishSite, type PublishOptions } from '../../publish/publish-site';
import { bundles, gatsbyPage, pageData } from './gatsby-output';

/** A separate folder for each test: Gatsby's output is in `public` and is published to `out`. */
export function openWorkshop() {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'publish-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    place: (path: string) => join(folder, path),

    write: (files: Record<string, string>) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
    },

    /** Every file below a folder, with its content. */
    contentOf: (path: string) =>
      Object.fromEntries(
        readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [file.slice(join(folder, path).length + 1), readFileSync(file, 'utf8')]),
      ),

    publish: (
      pagePaths: string[],
      cmsPublicUrl = 'https://cms.example.com',
      articles: PublishOptions['articles'] = [],
      redirects: PublishOptions['redirects'] = [],
    ) =>
      publishSite({
        publisherDir: join(__dirname, '../../publish'),
        sourcesDir: join(__dirname, '../../src'),
        publicDir: join(folder, 'public'),
        outDir: join(folder, 'out'),
        bundlesDir: join(folder, 'bundles'),
        cacheFile: join(folder, 'published.json'),
        pagePaths,
        siteUrl: 'https://www.example.com',
        cmsPublicUrl,
        articles,
        redirects,
        recaptcha: false,
        indexed: true,
        revision: 1_763_800_000_000,
      }),
  };
}

/** What Gatsby leaves in `public` for a page. */
export const page = (path: string, html: string) => ({
  [`public${path}/index.html`]: gatsbyPage(html),
  [`public/page-data${path === '' ? '/index' : path}/page-data.json`]: pageData(path),
});

export const site = {
  ...page('', 'home'),
  ...page('/about', 'about'),
  ...page('/blog', 'blog'),
  ...page('/blog/news', '<img src="/static/ab/new.png">'),
  ...page('/404', 'not found'),
  'public/404.html': gatsbyPage('not found'),
  'public/page-data/404.html/page-data.json': pageData('/404.html'),
  ...bundles,
  'public/favicon.svg': '',
  'public/static/ab/new.png': 'new',
  'public/static/font.woff2': 'font',
  'public/_gatsby/slices/_gatsby-scripts-1.html': '',
};
export const pages = ['/', '/about', '/blog', '/blog/news', '/404', '/404.html'];
