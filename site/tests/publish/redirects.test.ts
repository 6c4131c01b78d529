/** @jest-environment node */
import { redirectsFile, type PublishedArticle } from '../../publish/redirects';

type EditorRules = Parameters<typeof redirectsFile>[3];

const pages = ['/', '/404.html', '/dc3', '/privacy-policy', '/blog', '/blog/news'];

const rules = (articles: PublishedArticle[] = [], pagePaths = pages) =>
  redirectsFile('https://cms.example.com/', pagePaths, articles).trim().split('\n');

/** The target of an address in its rule. */
const targetOf = (path: string) =>
  rules()
    .map((rule) => rule.split(' '))
    .find(([from]) => from === path)
    ?.slice(1);

test.each([
  ['/products', '/tools'],
  ['/case-study', '/healthcare#use-case'],
  ['/blog-details', '/blog'],
])('the old address %s redirects permanently to %s', (from, to) => {
  expect(targetOf(from)).toEqual([to, '301']);
});

const plugin = 'https://cms.example.com/admin/plugins/web-admin';

test.each([
  ['/webadminlogin', 'https://cms.example.com/web-admin/login'],
  ['/adminlogin', `${plugin}/createadmin`],
  ['/webadmin', `${plugin}/addblog`],
  ['/addblog', `${plugin}/addblog`],
  ['/allblogs', `${plugin}/allblogs`],
  ['/addfaq', `${plugin}/allfaqs?create`],
  ['/allfaqs', `${plugin}/allfaqs`],
  ['/requestdemos', `${plugin}/requestdemos`],
  ['/contactdetails', `${plugin}/contactdetails`],
  ['/testimonials', `${plugin}/testimonials`],
])('%s redirects to %s', (from, to) => {
  expect(targetOf(from)).toEqual([to, '302']);
});

test.each([
  ['/Dc3', '/dc3'],
  ['/DC3', '/dc3'],
  ['/Privacy-policy', '/privacy-policy'],
  ['/Privacy-Policy', '/privacy-policy'],
  ['/PRIVACY-POLICY', '/privacy-policy'],
  ['/Blog', '/blog'],
])('the spelling %s redirects permanently to %s', (from, to) => {
  expect(targetOf(from)).toEqual([to, '301']);
});

test('no rule redirects an address to itself, and no rule occurs twice', () => {
  const froms = rules().map((rule) => rule.split(' '));
  expect(froms.filter(([from, to]) => from === to)).toEqual([]);
  expect(new Set(froms.map(([from]) => from)).size).toBe(froms.length);
});

test('an article is found by its document id and by its slug', () => {
  expect(rules([{ documentId: 'k9dt6bwb', slug: 'news' }])).toEqual(
    expect.arrayContaining([
      '/blog-details id=k9dt6bwb /blog/news 301',
      '/blog-details id=news /blog/news 301',
    ]),
  );
});

test('an article without a slug has one rule', () => {
  const ofArticle = rules([{ documentId: 'k9dt6bwb', slug: null }]).filter((rule) =>
    rule.includes('k9dt6bwb'),
  );
  expect(ofArticle).toEqual(['/blog-details id=k9dt6bwb /blog/k9dt6bwb 301']);
});

test('the rules do not depend on the order of the articles or of the pages', () => {
  const articles = ['b', 'a', 'c'].map((slug) => ({ documentId: `id-${slug}`, slug }));
  expect(rules(articles)).toEqual(rules([...articles].reverse(), [...pages].reverse()));
});

test('the rule for unknown articles comes after those of all articles', () => {
  const articles = ['a', 'b', 'c'].map((slug) => ({ documentId: `id-${slug}`, slug }));
  expect(rules(articles).at(-1)).toBe('/blog-details /blog 301');
});

const editors = (redirects: EditorRules) =>
  redirectsFile('https://cms.example.com/', pages, [], redirects).trim().split('\n');

test('the redirects of editors are permanent, and a page that is gone answers 410 with its own page', () => {
  expect(
    editors([
      ['/blog/old', '/blog/news'],
      ['/partner', 'https://partner.example/welcome?a=b#c'],
      ['/blog/closed', null],
    ]).slice(-4),
  ).toEqual([
    '/blog/old /blog/news 301',
    '/partner https://partner.example/welcome?a=b#c 301',
    '/blog/closed /410.html 410',
    '/blog-details /blog 301',
  ]);
});

test('a page of this build has no rule', () => {
  expect(editors([['/blog/news', '/dc3']])).toEqual(rules());
});

test.each([
  ['/a\n/* https://evil.example 301!', '/dc3'],
  ['/*', '/dc3'],
  ['/blog/:slug', '/dc3'],
  ['/a b', '/dc3'],
  ['//evil.example', '/dc3'],
  ['/a', '/dc3 200\n/* /evil'],
  ['/a', '//evil.example'],
  ['/a', '/x/:splat'],
  ['/a', 'http://evil.example'],
  ['/a', ''],
])('the build fails for a redirect from %j to %j', (from, to) => {
  expect(() => editors([[from, to]])).toThrow('The CMS has a redirect that is not valid');
});
