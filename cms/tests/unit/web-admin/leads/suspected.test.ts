import {
  isSuspected,
  leadFilters,
  suspectedNoun,
  withSuspected,
} from '../../../../src/plugins/web-admin/admin/src/leads/suspected';
import { exportUrl, listUrl } from '../../../../src/plugins/web-admin/admin/src/ui/table/address';

const address = (query: string) => new URLSearchParams(query);

test.each([
  ['suspected=true', true],
  ['', false],
  ['suspected=', false],
  ['suspected=false', false],
])('an address with "%s" asks for the suspected leads: %s', (query, expected) => {
  expect(isSuspected(address(query))).toBe(expected);
});

test('the choice keeps search, order and product, and starts at the first page', () => {
  const at = address('product=Dc3&_q=ada&sort=name:asc&page=3');
  const suspected = withSuspected(at, true);
  expect(suspected.toString()).toBe('product=Dc3&_q=ada&sort=name%3Aasc&suspected=true');
  expect(withSuspected(suspected, false).toString()).toBe('product=Dc3&_q=ada&sort=name%3Aasc');
});

test('list and file follow the choice', () => {
  const at = address('suspected=true&_q=ada');
  expect(listUrl('/web-admin/contacts', at, leadFilters)).toContain('suspected=true&');
  expect(exportUrl('/web-admin/contacts/export', at, 'csv', leadFilters)).toBe(
    '/web-admin/contacts/export?search=ada&suspected=true&format=csv',
  );
});

test('without the choice the query has no suspected parameter', () => {
  expect(exportUrl('/web-admin/contacts/export', address('_q=ada'), 'csv', leadFilters)).toBe(
    '/web-admin/contacts/export?search=ada&format=csv',
  );
});

test('suspected leads are counted as such', () => {
  expect(suspectedNoun({ one: 'message', many: 'messages' })).toEqual({
    one: 'suspected message',
    many: 'suspected messages',
  });
});
