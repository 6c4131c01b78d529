import { isSlug, slugOf } from '../../../../src/content/slugs/slug';

test.each([
  ['Why SaaS APIs matter for McDonald', 'why-saas-apis-matter-for-mcdonald'],
  ['Über Größe & Maß', 'ueber-groesse-and-mass'],
  ['Zoë', 'zoe'],
  ['Зарплата', 'zarplata'],
  ['日本語のタイトル', 'ri-ben-yu-notaitoru'],
  ['한국어 HR', 'hangugeo-hr'],
  ['עברית', 'bryt'],
  ['عنوان بالعربية', 'enwan-balerbyt'],
  ['ＦＵＬＬ　ＷＩＤＴＨ', 'full-width'],
  ['same-title.html', 'same-title-html'],
  ['…', 'article'],
  ['..', 'article'],
  ['🤔', 'article'],
  [`${'long '.repeat(40)}end`, 'long-'.repeat(16).slice(0, -1)],
])('the title %p gets a slug in ASCII', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test.each([
  '',
  '.',
  '..',
  'a.html',
  'A',
  'a_b',
  'a--b',
  '-a',
  'a-',
  'a/b',
  'ä',
  'index',
  'con',
  'nul',
  'com1',
  'lpt9',
  'a'.repeat(121),
])('%p is not a slug', (text) => {
  expect(isSlug(text)).toBe(false);
});
