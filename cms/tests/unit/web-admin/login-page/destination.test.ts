import { addBlog, destination } from '../../../../src/plugins/web-admin/login-page/destination';

const leadsTo = (redirectTo: string) =>
  destination(`?${String(new URLSearchParams({ redirectTo }))}`);

test('a login without a destination opens Add Blog', () => {
  expect(destination('')).toBe(addBlog);
  expect(leadsTo('')).toBe(addBlog);
});

test.each([
  '/admin/plugins/web-admin/contactdetails',
  '/admin/plugins/web-admin/allfaqs?create',
  '/admin/plugins/web-admin/allblogs?page=2&_q=a%20b#x',
])('the login leads to %s', (path) => {
  expect(leadsTo(path)).toBe(path);
});

test.each([
  'https://evil.example/admin/',
  '//evil.example/admin/',
  '/\\evil.example/admin/',
  '/admin\\..\\..\\evil',
  '/admin/..//evil.example/',
  '/admin/a\\b',
  '/admin/../../evil',
  '/admin/%2e%2e//evil.example',
  '/\t/evil.example/admin/',
  'javascript:alert(1)',
  '/administrator',
  '/web-admin/login',
  'admin/',
])('the login does not lead to %s', (path) => {
  expect(leadsTo(path)).toBe(addBlog);
});
