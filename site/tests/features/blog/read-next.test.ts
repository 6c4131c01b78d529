import { readNext } from '../../../src/features/blog/read-next';

const article = (title: string, category: string, tag: string | null = null) => ({
  title,
  category,
  tag,
});
const articles = [
  article('A', 'Testing'),
  article('B', 'Data'),
  article('C', 'Testing'),
  article('D', 'Data'),
  article('E', 'Teams'),
];
const titles = (index: number) => readNext(articles)[index]?.map(({ title }) => title);

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
  expect(readNext([article('A', 'Testing')])).toEqual([[]]);
});

test('what shares category and tag comes first, then what shares one of them', () => {
  const all = [
    article('Newest', 'Teams'),
    article('Same category', 'Testing'),
    article('Same tag', 'Data', 'Payroll'),
    article('Both', 'Testing', 'Payroll'),
    article('Neighbour', 'Testing', 'Payroll'),
    article('Read', 'testing ', ' payroll'),
    article('Other neighbour', 'Testing', 'Payroll'),
  ];
  expect(readNext(all)[5]?.map(({ title }) => title)).toEqual([
    'Both',
    'Same category',
    'Same tag',
  ]);
});

test('no article is suggested twice, and a large blog takes no time', () => {
  const all = Array.from({ length: 5_000 }, (_, index) =>
    article(String(index), `Category ${String(index % 3)}`, `Tag ${String(index % 2)}`),
  );
  const next = readNext(all);
  for (const [index, suggested] of next.entries()) {
    expect(new Set([...suggested, all[index]]).size).toBe(4);
  }
});
