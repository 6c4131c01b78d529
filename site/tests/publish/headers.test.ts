/** @jest-environment node */
import { headersFile } from '../../publish/headers';

const hash = `'sha256-${'A'.repeat(43)}='`;

const files = [
  'index.html',
  'about.html',
  'blog.html',
  'blog/news.html',
  'blog/category/testing.html',
  '404.html',
  'app-0123456789abcdef0123.js',
  'app-0123456789abcdef0123.js.LICENSE.txt',
  'styles.0123456789abcdef0124.css',
  'page-data/about/page-data.json',
  'static/ab/new.png',
  'favicon.svg',
  'rss.xml',
];

/** The headers of each rule, by the address that it matches. */
function rules(names = files, indexed = true): Record<string, Record<string, string>> {
  const file = headersFile({
    files: names,
    policy: { scripts: [hash], styles: [], recaptcha: false },
    indexed,
  });
  return Object.fromEntries(
    file
      .trim()
      .split(/\n(?=\/)/)
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n');
        return [
          path,
          Object.fromEntries(
            lines.map((line) =>
              line
                .trim()
                .split(/: (.*)/)
                .slice(0, 2),
            ),
          ),
        ];
      }),
  );
}

/** All values of a header for an address: the host combines the matching rules. */
const valuesAt = (address: string, header: string) =>
  Object.entries(rules())
    .filter(([path]) =>
      path.endsWith('/*')
        ? address === path.slice(0, -2) || address.startsWith(path.slice(0, -1))
        : address === path,
    )
    .flatMap(([, { [header]: value }]) => (value === undefined ? [] : [value]));

test('every address gets the policy with the hashes of the build', () => {
  const [policy, ...more] = valuesAt('/anything', 'Content-Security-Policy');
  expect(more).toEqual([]);
  expect(policy).toContain(`script-src 'self' ${hash};`);
});

test.each([
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', expect.stringMatching(/(^|, )camera=\(\)(, |$)/)],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
])('every address has the header %s', (header, value) => {
  expect(valuesAt('/anything', header)).toEqual([value]);
});

test.each([
  '/app-0123456789abcdef0123.js',
  '/styles.0123456789abcdef0124.css',
  '/static/ab/new.png',
])('%s is cached for ever', (address) => {
  expect(valuesAt(address, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']);
});

test.each([
  '/',
  '/about',
  '/404',
  '/blog',
  '/blog/news',
  '/blog/category/testing',
  '/page-data/about/page-data.json',
  '/.well-known/security.txt',
])('%s is revalidated at each use', (address) => {
  expect(valuesAt(address, 'Cache-Control')).toEqual(['public, max-age=0, must-revalidate']);
});

test('build.json is revalidated at each use', () => {
  expect(valuesAt('/build.json', 'Cache-Control')).toEqual(['no-cache']);
});

test('only previews are hidden from search engines', () => {
  expect(rules(files, false)['/*']).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  expect(rules()['/*']).not.toHaveProperty(['X-Robots-Tag']);
});

test('no address gets a header twice', () => {
  const addresses = [
    ...files.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`),
    '/nothing',
  ];
  for (const address of addresses) {
    for (const header of new Set(
      Object.values(rules()).flatMap((headers) => Object.keys(headers)),
    )) {
      expect(valuesAt(address, header).length).toBeLessThanOrEqual(1);
    }
  }
});

test('a thousand articles add no rules', () => {
  const articles = Array.from(
    { length: 1_000 },
    (_, index) => `blog/article-${String(index)}.html`,
  );
  expect(Object.keys(rules([...files, ...articles]))).toEqual(Object.keys(rules()));
});

test('security.txt has the content type of its specification', () => {
  expect(valuesAt('/.well-known/security.txt', 'Content-Type')).toEqual([
    'text/plain; charset=utf-8',
  ]);
});
