import { searchFilter } from '../../../src/search/search-filter';
import { searchTextOf } from '../../../src/search/search-columns';

interface Condition {
  $and?: Condition[];
  $or?: Condition[];
  searchText?: { $contains: string };
}

/** Applies the filter as a database does. */
function matches(text: string, { $and, $or, searchText }: Condition): boolean {
  if ($and !== undefined) return $and.every((condition) => matches(text, condition));
  if ($or !== undefined) return $or.some((condition) => matches(text, condition));
  return searchText === undefined || text.includes(searchText.$contains);
}

const finds = (search: string, ...fields: unknown[]) =>
  matches(searchTextOf(fields), searchFilter(search));

const fields = ['Peter Smith', 'peter@example.com', '+41 44 555 01 77', 'Payroll', 'A word'];

test.each([
  '',
  ' ',
  'smith peter',
  'Smith, Peter',
  'payroll smith',
  'PETER@example.com',
  '0445550177',
  '044 555 01 77',
  '5550177',
  '555-0177',
  '044/555.01.77',
  '0041445550177',
  '+41 (0)44 555 01 77',
  '(044) 555 01 77 smith',
  'tel:+41445550177',
  '"044 555 01 77".',
  '44',
])('"%s" finds a lead by its words and its phone', (search) => {
  expect(finds(search, ...fields)).toBe(true);
});

test.each(['smith paul', '0445550178', '044 555 01 77 paul', '+41 44 555 01 78'])(
  '"%s" does not find that lead',
  (search) => {
    expect(finds(search, ...fields)).toBe(false);
  },
);

test.each([
  '044 555 01 77',
  '0041 44 5550177',
  '+41 (0)44 / 555-01-77',
  'Tel. 044.555.01.77, home',
])('a phone stored as "%s" is found by its international number', (phone) => {
  expect(finds('+41445550177', phone)).toBe(true);
});

test.each([
  ['1-212-555-0100', '(212) 555-0100'],
  ['8 (912) 345-67-89', '+7 912 345-67-89'],
  ['011 41 44 555 01 77', '044 555 01 77'],
  ['011 555 01 77', '+39 011 5550177'],
])('the number "%s", as dialled in some country, finds "%s"', (search, phone) => {
  expect(finds(search, phone)).toBe(true);
});

test('numbers that are not phones are found as they are written', () => {
  expect(finds('2026 12345', 'Invoice 12345 of 2026')).toBe(true);
  expect(finds('007', 'Agent 007')).toBe(true);
  expect(finds('007', 'Agent 7')).toBe(false);
});

test('a match does not span two fields', () => {
  expect(finds('ab', 'a', 'b')).toBe(false);
});

test('a search for punctuation alone works', () => {
  expect(finds(',', 'a, b')).toBe(true);
  expect(finds(',', 'a b')).toBe(false);
});

test('the search text of the longest message is complete, and any search text has a limit', () => {
  const text = searchTextOf(['\ufdfa'.repeat(10_000)]);
  expect(text.length).toBe(180_000);
  expect(searchTextOf(['\ufdfa'.repeat(100_000)]).length).toBeLessThanOrEqual(250_000);
});
