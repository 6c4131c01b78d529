import { openSections } from '../../../../src/plugins/web-admin/admin/src/shell/menu';
import {
  permissionAction,
  permissions,
  type PermissionUid,
} from '../../../../src/plugins/web-admin/server/src/permissions';

const menuOf = (...held: PermissionUid[]) =>
  openSections(new Set(held.map(permissionAction))).map(({ label, entries }) => [
    label,
    entries.map((entry) => entry.label),
  ]);

test('a web admin with all permissions is offered every screen of the specification', () => {
  expect(menuOf(...permissions.map(({ uid }) => uid))).toEqual([
    ['Inbox', ['Leads', 'Reply templates']],
    ['Reports', ['Request Demos', 'Contact Reports']],
    [
      'Content',
      [
        ...['Add Blog', 'All Blogs', 'Admin FAQs', 'Planned', 'Categories', 'Redirects'],
        'Preview links',
        ...['Builds', 'Content check', 'Testimonials'],
      ],
    ],
    ['Accounts', ['Create Admin', 'Change Password']],
    ['Delivery', ['Undelivered leads', 'Webhooks']],
  ]);
});

test('an admin is offered only what they may open, and no empty section', () => {
  expect(menuOf('faq.read')).toEqual([
    ['Content', ['Admin FAQs', 'Planned', 'Builds', 'Content check', 'Testimonials']],
  ]);
  expect(menuOf('contact.read')).toEqual([
    ['Reports', ['Contact Reports']],
    ['Content', ['Testimonials']],
  ]);
});

test('nobody without a permission of the plugin is offered anything', () => {
  expect(menuOf()).toEqual([]);
});

test('the inbox is offered only to those who may read leads', () => {
  expect(menuOf('leads.read')).toEqual([
    ['Inbox', ['Leads', 'Reply templates']],
    ['Content', ['Testimonials']],
  ]);
});

test('undelivered leads are offered only to those who may read them', () => {
  expect(menuOf('dead-letter.read')).toEqual([
    ['Content', ['Testimonials']],
    ['Delivery', ['Undelivered leads']],
  ]);
});

test('undelivered leads have the same name on the Roles page as in the menu', () => {
  const groups = permissions
    .filter(({ uid }) => uid.startsWith('dead-letter.'))
    .map(({ subCategory }) => subCategory);
  expect(groups).toEqual(['Undelivered leads', 'Undelivered leads']);
});
