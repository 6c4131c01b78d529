import { articlePath, categoryPath, categorySlug } from '../../../src/api';
import { categoriesOf } from '../../../src/features/blog/categories';

test.each([
  ['Data conversion', 'data-conversion'],
  ['  Data  Conversion! ', 'data-conversion'],
  ['R&D', 'r-and-d'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['Résumé', 'resume'],
  ['Straße', 'strasse'],
  ['Προϊόντα', categorySlug('Προιοντα')],
  ['人事', '4eba-4e8b'],
  ['HR 人事', 'hr-4eba-4e8b'],
  ['../../faq', 'faq'],
  ['!?', '21-3f'],
  ['Aux', 'aux-'],
])('the category %j has the address %s', (name, slug) => {
  expect(categorySlug(name)).toBe(slug);
});

test.each([
  ['はは', 'ぱぱ'],
  ['दिन', 'दान'],
  ['สี', 'สู'],
])('%s and %s differ in a mark that is not an accent, so they are two categories', (one, other) => {
  expect(categorySlug(one)).not.toBe(categorySlug(other));
});

test.each(['x'.repeat(100), '人'.repeat(100), '!'.repeat(100), '𠀀'.repeat(100)])(
  'the address of a long name is short enough for a file name',
  (name) => {
    expect(Buffer.byteLength(`${categorySlug(name)}.html`)).toBeLessThanOrEqual(255);
    expect(categorySlug(name)).toMatch(/^[a-z0-9-]+$/);
  },
);

test('long names that differ only at the end have different addresses', () => {
  const [one, other] = ['甲', '乙'].map((end) => categorySlug(`${'人'.repeat(60)}${end}`));
  expect(one).not.toBe(other);
});

test('an article never has the address of a category, whatever its slug', () => {
  expect(articlePath({ slug: 'category', documentId: 'x' })).toBe('/blog/category');
  expect(categoryPath('x').split('/')).toHaveLength(4);
});

test('the spellings of a category are counted together under the most frequent one', () => {
  expect(
    categoriesOf([
      { fieldValue: 'testing', totalCount: 1 },
      { fieldValue: 'Data', totalCount: 2 },
      { fieldValue: 'Testing', totalCount: 3 },
    ]),
  ).toEqual([
    { name: 'Data', path: '/blog/category/data', count: 2, spellings: ['Data'] },
    {
      name: 'Testing',
      path: '/blog/category/testing',
      count: 4,
      spellings: ['Testing', 'testing'],
    },
  ]);
});

test('the name of a category does not depend on the order of the counts', () => {
  const counts = [
    { fieldValue: 'testing', totalCount: 1 },
    { fieldValue: 'Testing', totalCount: 1 },
  ];
  expect(categoriesOf(counts)).toEqual(categoriesOf([...counts].reverse()));
});
