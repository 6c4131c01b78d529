import { isWebAdminOnly } from '../../../../src/plugins/web-admin/admin/src/strapi/main-menu';

const own = 'plugin::web-admin.blog.read';

test('an admin with permissions of Web Admin only is a web admin', () => {
  expect(isWebAdminOnly([own, 'plugin::web-admin.faq.read'])).toBe(true);
  expect(isWebAdminOnly([own, 'plugin::upload.read'])).toBe(false);
  expect(isWebAdminOnly(['plugin::web-admins.read'])).toBe(false);
});

test('an admin without any permission is not a web admin', () => {
  expect(isWebAdminOnly([])).toBe(false);
});
