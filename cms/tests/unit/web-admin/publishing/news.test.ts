import { newsOf } from '../../../../src/plugins/web-admin/admin/src/publishing/news';

const entry = (title: string, part: { published?: boolean; siteUrl?: string } = {}) => ({
  kind: 'blog' as const,
  title,
  published: true,
  ...part,
});
const siteUrl = 'https://www.example.com/blog/one';

test('one entry is named, with its address', () => {
  expect(newsOf([entry('One', { siteUrl })])).toEqual([
    { title: 'Now live', message: '“One”', url: siteUrl },
  ]);
});

test('several entries are named, with the address of the first that has one', () => {
  expect(newsOf([entry('One'), entry('Two', { siteUrl })])).toEqual([
    { title: 'Now live', message: '“One” and “Two”', url: siteUrl },
  ]);
});

test('of many entries, three are named and the others are counted', () => {
  const [news] = newsOf(['1', '2', '3', '4', '5'].map((title) => entry(title)));
  expect(news?.message).toBe('“1”, “2”, “3” and 2 more');
});

test('what the site no longer shows is news of its own', () => {
  expect(newsOf([entry('Old', { published: false }), entry('New', { siteUrl })])).toEqual([
    { title: 'Now live', message: '“New”', url: siteUrl },
    { title: 'No longer on the site', message: '“Old”' },
  ]);
});

test('redirects and deleted entries have no title', () => {
  expect(
    newsOf([
      { kind: 'redirects', published: true },
      { kind: 'faq', published: false },
    ]),
  ).toEqual([
    { title: 'Now live', message: 'Redirects' },
    { title: 'No longer on the site', message: 'a deleted FAQ' },
  ]);
});

test('without changes there is no news', () => {
  expect(newsOf([])).toEqual([]);
});
