import {
  failedReading,
  mayReadSite,
  toReading,
} from '../../../../src/plugins/web-admin/admin/src/publishing/site-reading';
import {
  permissionAction,
  permissions,
  type PermissionUid,
} from '../../../../src/plugins/web-admin/server/src/permissions';
import { known, now } from './known';

test('a state is read with the time of its arrival', () => {
  expect(toReading({ status: 'live', now }, 7)).toEqual(known({ status: 'live' }, 7));
});

test.each([
  ['an empty answer', {}],
  ["a proxy's page", '<html>'],
  ['nothing', null],
  ['an unknown status', { status: 'gone', now }],
  ['a state without a time', { status: 'live' }],
])('%s is unreadable', (_, data) => {
  expect(toReading(data, 7)).toEqual({ kind: 'unreadable' });
});

/** An error as Strapi's fetch client throws it. */
const refused = (status: number) => Object.assign(new Error(), { status });

test('a missing permission is reported as such', () => {
  expect(failedReading(refused(403))).toEqual({ kind: 'forbidden' });
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an aborted reading', new DOMException('Aborted', 'AbortError')],
  ['a session that has ended', refused(401)],
  ['a failure of the CMS', refused(500)],
  ['a value that is not an error', 'boom'],
])('after %s, the state is unreadable', (_, failure) => {
  expect(failedReading(failure)).toEqual({ kind: 'unreadable' });
});

const holding = (...uids: PermissionUid[]) => mayReadSite(new Set(uids.map(permissionAction)));

test('only admins who may read blogs or FAQs may see the state of the site', () => {
  const readers = permissions.map(({ uid }) => uid).filter((uid) => holding(uid));
  expect(readers).toEqual(['blog.read', 'faq.read']);
  expect(holding()).toBe(false);
});
