import { hasOwnRoomsOnly } from '../../../../src/plugins/web-admin/admin/src/strapi/main-menu';

const own = 'plugin::web-admin.blog.read';

test('whoever holds nothing but permissions of Web Admin has nothing to do elsewhere in the panel', () => {
  expect(hasOwnRoomsOnly([own, 'plugin::web-admin.faq.read'])).toBe(true);
  expect(hasOwnRoomsOnly([own, 'plugin::upload.read'])).toBe(false);
  expect(hasOwnRoomsOnly(['plugin::web-admins.read'])).toBe(false);
});

test('whoever holds none has no rooms of their own', () => {
  expect(hasOwnRoomsOnly([])).toBe(false);
});
