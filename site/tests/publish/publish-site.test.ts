/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { bodyOf } from './gatsby-output';
import { openWorkshop, page, pages, site } from './workshop';

const { contentOf, place, publish, write } = openWorkshop();

/** The content of each page of the output. */
const bodiesOf = (out: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(out)
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, html]) => [file, bodyOf(html)]),
  );

test('each page is a file that is served without a redirect', async () => {
  write(site);
  await publish(pages);
  const out = contentOf('out');
  expect(bodiesOf(out)).toEqual({
    'index.html': 'home',
    'about.html': 'about',
    'blog.html': 'blog',
    'blog/news.html': '<img src="/static/ab/new.png">',
    '404.html': 'not found',
  });
  expect(Object.keys(out).filter((file) => file.endsWith('/index.html'))).toEqual([]);
});

test('scripts, styles, data and media are published, and build tooling is not', async () => {
  write(site);
  await publish(pages);
  expect(
    Object.keys(contentOf('out'))
      .filter((file) => !file.endsWith('.html'))
      .sort(),
  ).toEqual([
    '.well-known/security.txt',
    '368-0123456789abcdef0126.js',
    '_headers',
    '_redirects',
    'app-0123456789abcdef0123.js',
    'app-0123456789abcdef0123.js.LICENSE.txt',
    'build.json',
    'component-0123456789abcdef0127.js',
    'favicon.svg',
    'form-0123456789abcdef0128.js',
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

test('an article of an earlier build is removed with its data and its picture', async () => {
  write({
    ...site,
    ...page('/blog/withdrawn', '<img src="/static/cd/withdrawn.png">'),
    'public/static/cd/withdrawn.png': 'withdrawn',
  });
  await publish([...pages, '/blog/withdrawn']);
  expect(Object.keys(contentOf('out')).filter((file) => file.includes('withdrawn'))).toHaveLength(
    3,
  );
  await publish(pages);
  expect(Object.keys(contentOf('out')).filter((file) => file.includes('withdrawn'))).toEqual([]);
});

test('source maps of an earlier build are left out', async () => {
  write({ ...site, 'public/app-0123456789abcdef0123.js.map': '{}' });
  await publish(pages);
  expect(Object.keys(contentOf('out')).filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('scripts of other builds are left out', async () => {
  write({ ...site, 'public/app-fedcba98765432100123.js': 'old' });
  await publish(pages);
  expect(Object.keys(contentOf('out')).filter((file) => file.startsWith('app-'))).toEqual([
    'app-0123456789abcdef0123.js',
    'app-0123456789abcdef0123.js.LICENSE.txt',
  ]);
});

test('a picture is published whatever characters its name has', async () => {
  write({
    ...site,
    ...page('/blog/news', '<img srcset="/static/ab/a%20b%C3%A9.png 320w, /static/ab/c.png 640w">'),
    'public/static/ab/a bé.png': '1',
    'public/static/ab/c.png': '2',
  });
  await publish(pages);
  expect(contentOf('out')).toMatchObject({ 'static/ab/a bé.png': '1', 'static/ab/c.png': '2' });
});

test('a text that only looks like an address is ignored', async () => {
  write({ ...site, ...page('/blog/news', '<p>/static/100% wool</p>') });
  await publish(pages);
  expect(bodyOf(contentOf('out')['blog/news.html'])).toBe('<p>/static/100% wool</p>');
});

test('if a page is missing, the old output is unchanged and no other files are left', async () => {
  write({ ...site, 'out/index.html': 'old', 'out/blog/old.html': 'old' });
  await expect(publish([...pages, '/never-built'])).rejects.toThrow(/never-built/);
  expect(contentOf('out')).toEqual({ 'index.html': 'old', 'blog/old.html': 'old' });
  expect(readdirSync(place('.')).sort()).toEqual(['out', 'public']);
});

test('nothing is published without the address of the CMS', async () => {
  write({ ...site, 'out/index.html': 'old' });
  await expect(publish(pages, '')).rejects.toThrow();
  expect(contentOf('out')).toEqual({ 'index.html': 'old' });
});

test('the first build needs no old output', async () => {
  write(site);
  expect(existsSync(place('out'))).toBe(false);
  await publish(pages);
  expect(bodyOf(contentOf('out')['index.html'])).toBe('home');
});

test('addresses of the admin area redirect to the screens of the CMS', async () => {
  write(site);
  await publish(pages, 'https://cms.example.com/');
  expect(contentOf('out')._redirects?.split('\n')).toEqual(
    expect.arrayContaining([
      '/contactdetails https://cms.example.com/admin/plugins/web-admin/contactdetails 302',
      '/webadminlogin https://cms.example.com/web-admin/login 302',
    ]),
  );
});

test('the old addresses of the articles redirect to them', async () => {
  write(site);
  await publish(pages, undefined, [{ documentId: 'k9dt6bwb', slug: 'news' }]);
  expect(contentOf('out')._redirects).toContain('/blog-details id=k9dt6bwb /blog/news 301\n');
});

test('files for search engines, link previews and phones are published', async () => {
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
  await publish(pages);
  expect(contentOf('out')).toMatchObject(drawn);
  expect(contentOf('out')['robots.txt']).toContain('https://www.example.com/sitemap-index.xml\n');
});

test('the feed is published', async () => {
  write({ ...site, 'public/rss.xml': '<rss/>' });
  await publish(pages);
  expect(contentOf('out')['rss.xml']).toBe('<rss/>');
});

test('a page contains only its own rules of the style sheet and no Gatsby script', async () => {
  write(site);
  await publish(pages);
  const { 'about.html': about = '', 'index.html': home = '' } = contentOf('out');
  expect(about).toContain('<style>.used{background:url(/static/font.woff2)}</style>');
  expect(about).not.toContain('window.___webpackCompilationHash=');
  expect(about).toContain(
    '<template id="late" data-path="/about" data-build="0f0f">' +
      '<link rel="stylesheet" href="/styles.0123456789abcdef0124.css">' +
      '<script src="/webpack-runtime-0123456789abcdef0125.js"></script>' +
      '<script src="/app-0123456789abcdef0123.js"></script>' +
      '<script src="/component-0123456789abcdef0127.js"></script>' +
      '<link rel="preload" as="fetch" crossorigin href="/page-data/about/page-data.json">' +
      '<link rel="preload" as="fetch" crossorigin href="/page-data/app-data.json">' +
      '<link rel="preload" as="fetch" crossorigin href="/page-data/sq/d/59343690.json">' +
      '</template>',
  );
  expect(home.match(/<script>/g)).toHaveLength(2);
  expect(about.match(/<script>/g)).toHaveLength(1);
});

test('the page for gone addresses preloads what Gatsby renders there: the page for missing ones', async () => {
  write({ ...site, ...page('/410', 'gone') });
  await publish([...pages, '/410']);
  const { '410.html': gone = '' } = contentOf('out');
  expect(bodyOf(gone)).toBe('gone');
  expect(gone).toContain('data-path="/410"');
  expect(gone).toContain('href="/page-data/404.html/page-data.json"');
  expect(gone).not.toContain('/page-data/410/');
});

test('NUL bytes, which React leaves where its stream splits a character, are removed', async () => {
  write({ ...site, ...page('/about', 'won\0\0’t') });
  await publish(pages);
  expect(bodyOf(contentOf('out')['about.html'])).toBe('won’t');
});

test('the policy names every inline script and style of the pages, and no other', async () => {
  write({ ...site, ...page('/preview', 'a draft') });
  await publish([...pages, '/preview']);
  const out = contentOf('out');
  const inline = Object.entries(out)
    .filter(([file]) => file.endsWith('.html'))
    .flatMap(([, html]) => [...html.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)])
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const named = out._headers?.match(/'sha256-[^']+'/g) ?? [];
  expect(named.sort()).toEqual([...new Set(inline)].sort());
});

test('markup that the policy forbids stops the build', async () => {
  write({ ...site, ...page('/about', '<a onclick="go()">Go</a>'), 'out/index.html': 'old' });
  await expect(publish(pages)).rejects.toThrow(/onclick/);
  expect(contentOf('out')).toEqual({ 'index.html': 'old' });
});

test('the style attributes of Gatsby are removed, and any other stops the build', async () => {
  const announcer =
    'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0';
  const withStyle = (style: string) =>
    `<div style="outline:none" tabindex="-1"></div><div id="gatsby-announcer" style="${style}"></div>`;
  write({ ...site, ...page('/about', withStyle(announcer)) });
  await publish(pages);
  expect(bodiesOf(contentOf('out'))['about.html']).toBe(
    '<div tabindex="-1"></div><div id="gatsby-announcer"></div>',
  );
  write({ ...site, ...page('/about', withStyle('position:fixed')) });
  await expect(publish(pages)).rejects.toThrow(/does not allow .*style="position:fixed"/);
});

test('a text about forbidden markup does not stop the build', async () => {
  const text = '1 &lt; 2 onclick="stop()" style="color:red"';
  write({ ...site, ...page('/about', text) });
  await publish(pages);
  expect(bodiesOf(contentOf('out'))['about.html']).toBe(text);
});

test('the scripts of a page opened before a deploy are available for seven days', async () => {
  jest.useFakeTimers({
    now: new Date('2026-03-01T12:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate'],
  });
  const day = 24 * 60 * 60 * 1000;
  const old = 'app-fedcba98765432100123.js';
  const stats = 'public/webpack.stats.json';
  const withOld = (text: string) => text.replaceAll('app-0123456789abcdef0123.js', old);
  write({ ...site, [stats]: withOld(site[stats]), [`public/${old}`]: 'old script' });
  await publish(pages);
  jest.setSystemTime(Date.now() + 30 * day);
  write(site);
  rmSync(place(`public/${old}`));
  await publish(pages);
  expect(contentOf('out')).toMatchObject({
    [old]: 'old script',
    'app-0123456789abcdef0123.js': 'import',
  });
  expect(contentOf('out')._headers).toContain(
    `/${old}\n  Cache-Control: public, max-age=31536000, immutable`,
  );
  jest.setSystemTime(Date.now() + 7 * day);
  await publish(pages);
  expect(contentOf('out')).toHaveProperty([old]);
  jest.setSystemTime(Date.now() + 1000);
  await publish(pages);
  expect(contentOf('out')).not.toHaveProperty([old]);
  expect(contentOf('bundles')).not.toHaveProperty([old]);
  jest.useRealTimers();
});

test('security.txt is published at its standard address', async () => {
  write(site);
  await publish(pages);
  expect(contentOf('out')['.well-known/security.txt']).toContain('Contact: mailto:');
});
