import {
  blogFiltersOf,
  countFilters,
  noBlogFilters,
} from '../../../../src/plugins/web-admin/admin/src/blog/filter-values';

test('the filters are read from the address', () => {
  const address = new URLSearchParams('_q=payroll&category=R%26D&page=2');
  expect(blogFiltersOf(address)).toEqual({ _q: 'payroll', category: 'R&D', tag: '' });
});

test('only filters with a value are counted', () => {
  expect(countFilters(noBlogFilters)).toBe(0);
  expect(countFilters({ _q: 'payroll', category: '', tag: 'news' })).toBe(2);
});
