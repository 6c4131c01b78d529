/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishSite, type PublishOptions } from '../../publish/publish-site';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (files: Record<string, string>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** Every file below a folder, with its content. */
const contentOf = (path: string) =>
  Object.fromEntries(
    readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(join(folder, path).length + 1), readFileSync(file, 'utf8')]),
  );

const publish = (
  pagePaths: string[],
  cmsPublicUrl = 'https://cms.example.com',
  articles: PublishOptions['articles'] = [],
) => {
  publishSite({
    publicDir: join(folder, 'public'),
    outDir: join(folder, 'out'),
    pagePaths,
    siteUrl: 'https://www.example.com',
    cmsPublicUrl,
    articles,
  });
};

/** What Gatsby leaves in `public` for a page. */
const page = (path: string, html: string) => ({
  [`public${path}/index.html`]: html,
  [`public/page-data${path === '' ? '/index' : path}/page-data.json`]: `{"path":"${path}"}`,
});

const site = {
  ...page('', 'home'),
  ...page('/about', 'about'),
  ...page('/blog', 'blog'),
  ...page('/blog/news', '<img src="/static/ab/new.png">'),
  ...page('/404', 'not found'),
  'public/404.html': 'not found',
  'public/page-data/404.html/page-data.json': '{}',
  'public/page-data/app-data.json': '{}',
  'public/app-0123456789abcdef0123.js': 'import',
  'public/app-0123456789abcdef0123.js.map': '',
  'public/styles.0123456789abcdef0124.css': 'url("/static/font.woff2")',
  'public/webpack-runtime-0123456789abcdef0125.js': '{368:"0123456789abcdef0126"}',
  'public/368-0123456789abcdef0126.js': 'loaded later',
  'public/favicon.svg': '',
  'public/static/ab/new.png': 'new',
  'public/static/font.woff2': 'font',
  'public/webpack.stats.json':
    'app-0123456789abcdef0123.js styles.0123456789abcdef0124.css webpack-runtime-0123456789abcdef0125.js',
  'public/_gatsby/slices/_gatsby-scripts-1.html': '',
};
const pages = ['/', '/about', '/blog', '/blog/news', '/404', '/404.html'];

test('each page is a file that is served without a redirect', () => {
  write(site);
  publish(pages);
  const out = contentOf('out');
  expect(out).toMatchObject({
    'index.html': 'home',
    'about.html': 'about',
    'blog.html': 'blog',
    'blog/news.html': '<img src="/static/ab/new.png">',
    '404.html': 'not found',
  });
  expect(Object.keys(out).filter((file) => file.endsWith('/index.html'))).toEqual([]);
});

test('scripts, styles, data and media come along, the tools of the build do not', () => {
  write(site);
  publish(pages);
  expect(
    Object.keys(contentOf('out'))
      .filter((file) => !file.endsWith('.html'))
      .sort(),
  ).toEqual([
    '368-0123456789abcdef0126.js',
    '_headers',
    '_redirects',
    'app-0123456789abcdef0123.js',
    'app-0123456789abcdef0123.js.map',
    'favicon.svg',
    'page-data/404.html/page-data.json',
    'page-data/about/page-data.json',
    'page-data/app-data.json',
    'page-data/blog/news/page-data.json',
    'page-data/blog/page-data.json',
    'page-data/index/page-data.json',
    'robots.txt',
    'static/ab/new.png',
    'static/font.woff2',
    'styles.0123456789abcdef0124.css',
    'webpack-runtime-0123456789abcdef0125.js',
  ]);
});

test('an article that an earlier build left is gone, with its data and its picture', () => {
  write({
    ...site,
    ...page('/blog/withdrawn', '<img src="/static/cd/withdrawn.png">'),
    'public/static/cd/withdrawn.png': 'withdrawn',
  });
  publish([...pages, '/blog/withdrawn']);
  expect(Object.keys(contentOf('out')).filter((file) => file.includes('withdrawn'))).toHaveLength(
    3,
  );
  publish(pages);
  expect(Object.keys(contentOf('out')).filter((file) => file.includes('withdrawn'))).toEqual([]);
});

test('scripts of an earlier build are gone', () => {
  write({ ...site, 'public/app-fedcba98765432100123.js': 'old' });
  publish(pages);
  expect(Object.keys(contentOf('out')).filter((file) => file.startsWith('app-'))).toEqual([
    'app-0123456789abcdef0123.js',
    'app-0123456789abcdef0123.js.map',
  ]);
});

test('a picture is found whatever its name', () => {
  write({
    ...site,
    ...page('/blog/news', '<img srcset="/static/ab/a%20b%C3%A9.png 320w, /static/ab/c.png 640w">'),
    'public/static/ab/a bé.png': '1',
    'public/static/ab/c.png': '2',
  });
  publish(pages);
  expect(contentOf('out')).toMatchObject({ 'static/ab/a bé.png': '1', 'static/ab/c.png': '2' });
});

test('a text that only looks like an address does no harm', () => {
  write({ ...site, ...page('/blog/news', '<p>/static/100% wool</p>') });
  publish(pages);
  expect(contentOf('out')['blog/news.html']).toBe('<p>/static/100% wool</p>');
});

test('when a page is missing the old output stays byte for byte, and nothing else is left', () => {
  write({ ...site, 'out/index.html': 'old', 'out/blog/old.html': 'old' });
  expect(() => {
    publish([...pages, '/never-built']);
  }).toThrow(/never-built/);
  expect(contentOf('out')).toEqual({ 'index.html': 'old', 'blog/old.html': 'old' });
  expect(readdirSync(join(folder, '.publish'))).toEqual([]);
});

test('without the address of the CMS nothing is published', () => {
  write({ ...site, 'out/index.html': 'old' });
  expect(() => {
    publish(pages, '');
  }).toThrow();
  expect(contentOf('out')).toEqual({ 'index.html': 'old' });
});

test('the first build needs no old output', () => {
  write(site);
  expect(existsSync(join(folder, 'out'))).toBe(false);
  publish(pages);
  expect(contentOf('out')['index.html']).toBe('home');
});

test('addresses of the admin area lead to the screens of the CMS', () => {
  write(site);
  publish(pages, 'https://cms.example.com/');
  expect(contentOf('out')._redirects?.split('\n')).toEqual(
    expect.arrayContaining([
      '/contactdetails https://cms.example.com/admin/plugins/web-admin/contactdetails 302',
      '/webadminlogin https://cms.example.com/web-admin/login 302',
    ]),
  );
});

test('the articles of the build are found under their old addresses', () => {
  write(site);
  publish(pages, undefined, [{ documentId: 'k9dt6bwb', slug: 'news' }]);
  expect(contentOf('out')._redirects).toContain('/blog-details id=k9dt6bwb /blog/news 301\n');
});

test('what search engines, link previews and phones ask for comes along', () => {
  const drawn = {
    'sitemap-index.xml': '<sitemapindex/>',
    'sitemap-0.xml': '<urlset/>',
    'manifest.webmanifest': '{}',
    'icons/any-192.png': 'icon',
    'previews/home.png': 'preview',
    'previews/blog.png': 'preview',
  };
  write({
    ...site,
    ...Object.fromEntries(Object.entries(drawn).map(([to, text]) => [`public/${to}`, text])),
  });
  publish(pages);
  expect(contentOf('out')).toMatchObject(drawn);
  expect(contentOf('out')['robots.txt']).toContain('https://www.example.com/sitemap-index.xml\n');
});

test('the feed comes along', () => {
  write({ ...site, 'public/rss.xml': '<rss/>' });
  publish(pages);
  expect(contentOf('out')['rss.xml']).toBe('<rss/>');
});

/** The headers of each rule of a `_headers` file. */
const rules = (file = '') =>
  Object.fromEntries(
    file
      .trim()
      .split(/\n(?=\/)/)
      .map((rule) => rule.split('\n'))
      .map(([path = '', ...headers]) => [path, headers.map((header) => header.trim())]),
  );

test('files with a hash in their name are kept for ever, pages are left to be asked for again', () => {
  write(site);
  publish(pages);
  const headers = rules(contentOf('out')._headers);
  const forever = ['Cache-Control: public, max-age=31536000, immutable'];
  expect(headers).toMatchObject({
    '/static/*': forever,
    '/app-0123456789abcdef0123.js': forever,
    '/styles.0123456789abcdef0124.css': forever,
  });
  for (const path of ['/', '/blog/news', '/favicon.svg']) expect(headers[path]).toBeUndefined();
});

test('no page may be framed, sniffed or tell others more than its origin', () => {
  write(site);
  publish(pages);
  expect(rules(contentOf('out')._headers)['/*']).toEqual(
    expect.arrayContaining([
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      "Content-Security-Policy: frame-ancestors 'none'",
      'X-Frame-Options: DENY',
    ]),
  );
});
