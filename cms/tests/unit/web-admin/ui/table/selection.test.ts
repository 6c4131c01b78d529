import {
  headerState,
  selectedOf,
  toggled,
} from '../../../../../src/plugins/web-admin/admin/src/ui/table/selection';

const rows = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];

test('the first click selects a row and the second one deselects it', () => {
  const once = toggled(new Set(), 'a');
  expect([...once]).toEqual(['a']);
  expect([...toggled(once, 'a')]).toEqual([]);
});

test('the given set is not modified', () => {
  const before = new Set(['a']);
  toggled(before, 'b');
  expect([...before]).toEqual(['a']);
});

test('selected rows are in the order of the table, whichever was selected first', () => {
  expect(selectedOf(rows, new Set(['c', 'a']))).toEqual([{ _id: 'a' }, { _id: 'c' }]);
});

test('a row that is gone is not selected', () => {
  expect(selectedOf(rows, new Set(['gone', 'b']))).toEqual([{ _id: 'b' }]);
});

test.each([
  ['no row of the', 0, 3, false],
  ['some rows of the', 2, 3, 'indeterminate'],
  ['all rows of the', 3, 3, true],
  ['no row of an empty', 0, 0, false],
])('the checkbox in the header shows that %s page is selected', (_, selected, all, state) => {
  expect(headerState(all, selected)).toBe(state);
});
