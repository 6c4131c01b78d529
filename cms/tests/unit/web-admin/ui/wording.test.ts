import { counted, listed } from '../../../../src/plugins/web-admin/admin/src/ui/wording';

const noun = { one: 'entry', many: 'entries' };

test.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [2, '2 entries'],
])('%i has its noun in the right number', (count, text) => {
  expect(counted(count, noun)).toBe(text);
});

test('names are listed as in a sentence', () => {
  expect([['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual(['A', 'A and B', 'A, B and C']);
});
