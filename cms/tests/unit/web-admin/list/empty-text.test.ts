import { emptyText } from '../../../../src/plugins/web-admin/admin/src/list/empty-text';

test.each([
  ['', 'No blogs yet'],
  ['page=2&sort=title:asc', 'No blogs yet'],
  ['_q=payroll', 'No blogs match “payroll”'],
  ['_q=payroll&tag=news', 'No blogs match these filters'],
  ['category=', 'No blogs yet'],
])('an empty table at ?%s says: %s', (query, text) => {
  expect(emptyText('blogs', new URLSearchParams(query), ['category', 'tag'])).toBe(text);
});
