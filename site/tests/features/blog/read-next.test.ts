import { readNext } from '../../../src/features/blog/read-next';

const article = (title: string, category: string) => ({ title, category });
const articles = [
  article('A', 'Testing'),
  article('B', 'Data'),
  article('C', 'Testing'),
  article('D', 'Data'),
  article('E', 'Teams'),
];
const titles = (index: number) => readNext(articles, index).map(({ title }) => title);

test('articles of the same category come first, then the newest', () => {
  expect(titles(3)).toEqual(['B', 'A']);
  expect(titles(0)).toEqual(['C', 'D', 'E']);
});

test('an article alone in its category is followed by the newest', () => {
  expect(titles(4)).toEqual(['A', 'B', 'C']);
});

test.each([0, 1, 2, 3, 4])('the neighbours of article %d are not suggested again', (index) => {
  const next = titles(index);
  for (const neighbour of [articles[index - 1], articles[index + 1]]) {
    expect(next).not.toContain(neighbour?.title);
  }
});

test('the only article has no neighbours', () => {
  expect(readNext([article('A', 'Testing')], 0)).toEqual([]);
});
