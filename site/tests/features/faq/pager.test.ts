import { activePage, blockOf, pagerNumbers, pagesFor } from '../../../src/features/faq/pager';

test('ten matches fill a page', () => {
  expect([0, 1, 10, 11, 28].map(pagesFor)).toEqual([0, 1, 1, 2, 3]);
});

test('the wanted page is active, or the last one if there are fewer', () => {
  expect(activePage(3, 9)).toBe(3);
  expect(activePage(3, 2)).toBe(2);
});

test.each([
  [3, 9, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 5]],
  [6, 9, [4, 5, 6, 7, 8]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 2, [1, 2]],
  [3, 3, [1, 2, 3]],
  [1, 1, [1]],
])('page %i of %i shows the numbers %j', (active, pages, numbers) => {
  expect(pagerNumbers(active, pages)).toEqual(numbers);
});

test('a block names its first and last match, and the last block ends at the last match', () => {
  expect(blockOf(1, 28)).toEqual({ first: 1, last: 10 });
  expect(blockOf(3, 28)).toEqual({ first: 21, last: 28 });
});
