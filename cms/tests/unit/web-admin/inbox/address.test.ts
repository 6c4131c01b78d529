import {
  countFilters,
  filtersOf,
  inboxUrl,
  isNarrowed,
  leadAddress,
  listAddress,
  viewOf,
  withView,
} from '../../../../src/plugins/web-admin/admin/src/inbox/address';
import { listed } from './leads';

const address = (query: string) => new URLSearchParams(query);

test('an address without a view, or with one that does not exist, shows the open leads', () => {
  expect(viewOf(address(''))).toBe('open');
  expect(viewOf(address('view=constructor'))).toBe('open');
  expect(viewOf(address('view=due_today'))).toBe('due_today');
});

test('another view keeps search and filters, and starts at the first page', () => {
  const before = address('view=late&form=contacts&_q=ada&page=3');
  expect(withView(before, 'mine').toString()).toBe('view=mine&form=contacts&_q=ada');
  expect(withView(before, 'open').toString()).toBe('form=contacts&_q=ada');
});

test('the server is asked for what the address shows', () => {
  expect(inboxUrl(address(''))).toBe('/web-admin/leads?view=open&page=1&pageSize=25');
  const all =
    'view=all&form=demo-requests&product=Dc3&owner=0&from=2026-11-01&to=2026-11-27&_q=M%C3%BCller+%26&page=2';
  expect(inboxUrl(address(all))).toBe(
    '/web-admin/leads?view=all&form=demo-requests&product=Dc3&owner=0&from=2026-11-01&to=2026-11-27&search=M%C3%BCller+%26&page=2&pageSize=25',
  );
});

test('an impossible page is the first one', () => {
  expect(inboxUrl(address('page=-1'))).toContain('&page=1&');
});

test('filters are counted; a list with a filter or a search is narrowed', () => {
  expect(countFilters(filtersOf(address('view=mine&_q=ada')))).toBe(0);
  expect(countFilters(filtersOf(address('owner=0&from=2026-11-01&to=')))).toBe(2);
  expect(isNarrowed(address('view=mine&page=2'))).toBe(false);
  expect(isNarrowed(address('_q=ada'))).toBe(true);
  expect(isNarrowed(address('product=Dc3'))).toBe(true);
});

test('a lead has an address of its own, which keeps that of the list', () => {
  const list = address('view=mine&page=2');
  expect(leadAddress(listed('a/b'), list)).toEqual({
    pathname: '/plugins/web-admin/leads/contacts/a%2Fb',
    search: 'view=mine&page=2',
  });
  expect(leadAddress(listed('c', { form: 'createrequestdemo' }), list).pathname).toBe(
    '/plugins/web-admin/leads/demo-requests/c',
  );
  expect(listAddress(list)).toEqual({
    pathname: '/plugins/web-admin/leads',
    search: 'view=mine&page=2',
  });
});
