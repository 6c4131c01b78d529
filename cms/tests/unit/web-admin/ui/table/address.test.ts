import {
  exportUrl,
  listUrl,
  pageOf,
  pageUrl,
  sortedBy,
  withPage,
  withSort,
  withValues,
} from '../../../../../src/plugins/web-admin/admin/src/ui/table/address';

const address = (query: string) => new URLSearchParams(query);

test('an address without parameters asks for the first ten rows, newest first', () => {
  expect(listUrl('/web-admin/contacts', address(''))).toBe(
    '/web-admin/contacts?search=&page=1&pageSize=10&sort=createdAt%3Adesc',
  );
});

test('page, sort and search come from the address', () => {
  expect(listUrl('/web-admin/contacts', address('page=3&sort=name:asc&_q=payroll'))).toBe(
    '/web-admin/contacts?search=payroll&page=3&pageSize=10&sort=name%3Aasc',
  );
});

test.each(['abc', '0', '-1', '1.5', '99999999', '', '1e3'])(
  'an address with the page %j opens the first page',
  (page) => {
    expect(pageOf(address(`page=${page}`))).toBe('1');
    expect(listUrl('/web-admin/contacts', address(`page=${page}`))).toContain('page=1&');
  },
);

test('the page size is not taken from the address', () => {
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

test('without a sort, the list is sorted by the newest entries', () => {
  expect([sortedBy(address(''), 'createdAt'), sortedBy(address(''), 'name')]).toEqual([
    'descending',
    'none',
  ]);
});

test('a column is sorted in ascending order first, then in reverse, and so on', () => {
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

test('a filter in the address is applied; an empty or unknown one is not', () => {
  const url = listUrl('/web-admin/blogs', address('category=R%26D&tag=&colour=red'), [
    'category',
    'tag',
  ]);
  expect(url).toBe(
    '/web-admin/blogs?search=&category=R%26D&page=1&pageSize=10&sort=createdAt%3Adesc',
  );
});

test('an export has all rows of the search and the filters, whatever the page of the list', () => {
  const at = address('page=3&sort=name:asc&_q=payroll&product=Dc3');
  expect(exportUrl('/web-admin/demo-requests/export', at, 'xlsx', ['product'])).toBe(
    '/web-admin/demo-requests/export?search=payroll&product=Dc3&format=xlsx',
  );
});

test('setting a filter starts at the first page and keeps the order', () => {
  expect(withValues(address('page=3&sort=name:asc'), { tag: 'payroll' }).toString()).toBe(
    'sort=name%3Aasc&tag=payroll',
  );
});

test('emptying a filter removes it from the address', () => {
  expect(withValues(address('tag=payroll&_q=x'), { tag: '' }).toString()).toBe('_q=x');
});

test('the given address is not modified', () => {
  const before = address('tag=payroll');
  withValues(before, { tag: '' });
  expect(before.toString()).toBe('tag=payroll');
});

test('a list with a fixed order is requested with search and page only', () => {
  const path = '/web-admin/dead-letters';
  expect(pageUrl(path, address('page=3&sort=name:asc&_q=ada'))).toBe(
    `${path}?search=ada&page=3&pageSize=10`,
  );
  expect(pageUrl(path, address(''))).toBe(`${path}?search=&page=1&pageSize=10`);
});
