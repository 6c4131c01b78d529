import { loginAfter } from '../../../../src/plugins/web-admin/admin/src/session/leave';
import { destination } from '../../../../src/plugins/web-admin/login-page/destination';
import { noticeIn } from '../../../../src/plugins/web-admin/login-page/notices';
import { isScreenPath } from '../../../../src/plugins/web-admin/api';

const place = { pathname: '/admin/plugins/web-admin/contactdetails', search: '?page=2&_q=a b' };

test('a login after a missing session leads back to the same screen', () => {
  expect(loginAfter(place, 'none')).toBe(
    '/web-admin/login?redirectTo=%2Fadmin%2Fplugins%2Fweb-admin%2Fcontactdetails%3Fpage%3D2%26_q%3Da%20b',
  );
});

test.each([
  ['ended', 'Your session has ended. Log in to go on.'],
  ['ended-with-text', 'Your session has ended. What you typed is kept: log in to go on with it.'],
  ['none', ''],
] as const)(
  'after a session with the end "%s", the login page shows the right notice',
  (end, notice) => {
    const { search } = new URL(loginAfter(place, end), 'https://cms.example.com');
    expect(noticeIn(search)).toBe(notice);
    expect(destination(search)).toBe('/admin/plugins/web-admin/contactdetails?page=2&_q=a%20b');
  },
);

test("after a manual logout, the address does not reveal the last user's screen", () => {
  expect(loginAfter(place, 'chosen')).toBe('/web-admin/login');
});

test.each([
  ['/admin/plugins/web-admin', true],
  ['/admin/plugins/web-admin/', true],
  ['/ADMIN/Plugins/web-admin/AddBlog', true],
  ['/admin/plugins/web-admins', false],
  ['/admin/me', false],
  ['/web-admin/login', false],
])('whether %s is a screen: %s', (path, expected) => {
  expect(isScreenPath(path)).toBe(expected);
});
