import {
  listUrl,
  sortedBy,
  withPage,
  withSort,
} from '../../../src/plugins/web-admin/admin/src/list-address';

const address = (query: string) => new URLSearchParams(query);

test('a bare address reads the first ten rows, newest first', () => {
  expect(listUrl('/web-admin/contacts', address(''))).toBe(
    '/web-admin/contacts?page=1&pageSize=10&sort=createdAt%3Adesc&search=',
  );
});

test('page, sort and search of the address are what is read', () => {
  expect(listUrl('/web-admin/contacts', address('page=3&sort=name:asc&_q=payroll'))).toBe(
    '/web-admin/contacts?page=3&pageSize=10&sort=name%3Aasc&search=payroll',
  );
});

test('the size of a page is not taken from the address', () => {
  expect(listUrl('/web-admin/contacts', address('pageSize=100'))).toContain('pageSize=10&');
});

test('a search text is encoded, so that nothing in it ends the value', () => {
  const url = new URL(
    listUrl('/web-admin/contacts', address('_q=a%26page%3D9%20%2B1%25')),
    'https://cms.example.com',
  );
  expect(url.searchParams.get('search')).toBe('a&page=9 +1%');
  expect(url.searchParams.getAll('page')).toEqual(['1']);
});

test('an address without a sort is sorted by its newest entries', () => {
  expect([sortedBy(address(''), 'createdAt'), sortedBy(address(''), 'name')]).toEqual([
    'descending',
    'none',
  ]);
});

test('a column is sorted in ascending order first, then the other way round, and so on', () => {
  const once = withSort(address(''), 'name');
  const twice = withSort(once, 'name');
  const thrice = withSort(twice, 'name');
  expect([once, twice, thrice].map((next) => sortedBy(next, 'name'))).toEqual([
    'ascending',
    'descending',
    'ascending',
  ]);
});

test('sorting keeps the search and starts at the first page', () => {
  expect(withSort(address('page=3&_q=payroll'), 'name').toString()).toBe(
    '_q=payroll&sort=name%3Aasc',
  );
});

test('another page keeps search and sort', () => {
  expect(withPage(address('page=99&_q=payroll&sort=name:asc'), 3).toString()).toBe(
    'page=3&_q=payroll&sort=name%3Aasc',
  );
});
