import { isShown, shownText, stepInRow } from '../../../src/ui/carousel/position';

test('the count says which slides are shown', () => {
  expect(shownText({ first: 0, show: 3, total: 8 })).toBe('1 to 3 of 8');
  expect(shownText({ first: 7, show: 1, total: 8 })).toBe('8 of 8');
  expect(shownText({ first: 3, show: 2, total: 4 })).toBe('4 to 1 of 4');
});

test('slides are shown across the seam', () => {
  const shown = [0, 1, 2, 3].filter((slide) => isShown(slide, { first: 3, show: 2, total: 4 }));
  expect(shown).toEqual([0, 3]);
});

test('a step in a row leads to the neighbour, and wraps around at the ends', () => {
  const at = (first: number) => ({ first, show: 3, total: 8 });
  expect(stepInRow(at(0), 1)).toBe(1);
  expect(stepInRow(at(5), 1)).toBe(0);
  expect(stepInRow(at(0), -1)).toBe(5);
  expect(stepInRow(at(2), -1)).toBe(1);
});
