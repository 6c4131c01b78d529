import { loginAfter } from '../../../../src/plugins/web-admin/admin/src/session/leave';
import { isScreenPath } from '../../../../src/plugins/web-admin/api';

const place = { pathname: '/admin/plugins/web-admin/contactdetails', search: '?page=2&_q=a b' };

test('after a session that ended the login leads back to where one was', () => {
  expect(loginAfter(place, false)).toBe(
    '/web-admin/login?redirectTo=%2Fadmin%2Fplugins%2Fweb-admin%2Fcontactdetails%3Fpage%3D2%26_q%3Da%20b',
  );
});

test('after a logout that was chosen nothing tells the next person where the last one was', () => {
  expect(loginAfter(place, true)).toBe('/web-admin/login');
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
