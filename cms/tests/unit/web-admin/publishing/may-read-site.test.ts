import { mayReadSite } from '../../../../src/plugins/web-admin/admin/src/publishing/may-read-site';
import {
  permissionAction,
  permissions,
  type PermissionUid,
} from '../../../../src/plugins/web-admin/server/src/permissions';

const holding = (...uids: PermissionUid[]) => mayReadSite(new Set(uids.map(permissionAction)));

test('whoever reads blogs or FAQs is told how far the site is, and nobody else', () => {
  const told = permissions.map(({ uid }) => uid).filter((uid) => holding(uid));
  expect(told).toEqual(['blog.read', 'faq.read']);
  expect(holding()).toBe(false);
});
