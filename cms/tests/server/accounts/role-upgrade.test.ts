import {
  laterPermissions,
  permissionAction,
  permissions,
  splitPermissions,
  withheldPermissions,
  type PermissionUid,
} from '../../../src/plugins/web-admin/server/src/permissions';
import { ensureWebAdminRole } from '../../../src/plugins/web-admin/server/src/web-admin-role';
import { roleService } from '../../../src/strapi/services';
import { createRole, roleOf } from '../harness/access/accounts';
import { startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;
let role: number;

const given = permissions.filter(({ uid }) => !withheldPermissions.includes(uid));
const all = given.map(({ uid }) => uid);
const split = all.filter((uid) => splitPermissions[uid] !== undefined);
const later = all.filter((uid) => laterPermissions[uid] !== undefined);
const first = all.filter((uid) => !split.includes(uid) && !later.includes(uid));

beforeAll(async () => {
  cms = await startTestCms();
  role = await roleOf(cms, 'web-admin');
});

afterAll(() => cms.stop());

async function held(by = role): Promise<string[]> {
  const rows = await cms.strapi.db
    .query('admin::permission')
    .findMany({ where: { role: { id: by } } });
  return rows.map(({ action }) => String(action)).sort();
}

const actions = (uids: readonly PermissionUid[]): string[] => uids.map(permissionAction).sort();

const give = (uids: readonly PermissionUid[]) =>
  roleService(cms.strapi).assignPermissions(
    role,
    uids.map((uid) => ({ action: permissionAction(uid) })),
  );

/** The database of an earlier release, which has none of the later permissions. */
async function fromEarlierRelease(uids: readonly PermissionUid[]): Promise<void> {
  await give(uids);
  await cms.strapi.store({ type: 'core', name: 'web-admin-role' }).delete({ key: 'offered' });
}

test('a new CMS has a role with every permission but those withheld', async () => {
  expect(withheldPermissions).toEqual(['leads.erase', 'webhooks.manage']);
  expect(await held()).toEqual(actions(all));
  expect(later.sort()).toEqual([
    'account.update',
    'contact.update',
    'dead-letter.read',
    'dead-letter.update',
    'demo-request.update',
    'leads.read',
    'leads.work',
    'publishing.publish',
    'redirects.manage',
  ]);
  expect(split.sort()).toEqual([
    ...['blog.publish', 'blog.restore', 'faq.publish', 'faq.restore', 'leads.export'],
  ]);
});

test('the description of the role names everything that its permissions cover', async () => {
  const { description } = await cms.strapi.db.query('admin::role').findOne({ where: { id: role } });
  const subjects = new Set<string>(given.map(({ subCategory }) => subCategory));
  expect(subjects.delete('Publishing')).toBe(true);
  for (const subject of [...subjects, 'publishes the site']) {
    expect(String(description).toLowerCase()).toContain(subject.toLowerCase());
  }
});

test('the role of an earlier release gets the new permissions', async () => {
  await fromEarlierRelease(first);
  await ensureWebAdminRole(cms.strapi);
  expect(await held()).toEqual(actions(all));
});

test('a permission that an admin removed stays removed', async () => {
  await fromEarlierRelease(first);
  await ensureWebAdminRole(cms.strapi);
  const kept = all.filter((uid) => uid !== 'dead-letter.update' && uid !== 'blog.delete');
  await give(kept);
  await ensureWebAdminRole(cms.strapi);
  await ensureWebAdminRole(cms.strapi);
  expect(await held()).toEqual(actions(kept));
});

test('a role without access to leads gains none by an upgrade', async () => {
  const writers = first.filter((uid) => !uid.startsWith('contact.'));
  await fromEarlierRelease(writers);
  await ensureWebAdminRole(cms.strapi);
  const gained = [
    'account.update',
    'demo-request.update',
    'publishing.publish',
    'redirects.manage',
  ] as const;
  expect(await held()).toEqual(actions([...writers, ...split, ...gained]));
});

test('every role keeps what it could do when a part of it becomes a permission of its own', async () => {
  const roles = {
    'blog-writers': { given: ['blog.create'], gained: ['blog.publish'] },
    'faq-editors': { given: ['faq.update', 'faq.delete'], gained: ['faq.publish', 'faq.restore'] },
    readers: { given: ['blog.read', 'faq.read', 'contact.read'], gained: ['leads.export'] },
  } as const;
  const ids = new Map<string, number>();
  for (const [code, { given: uids }] of Object.entries(roles)) {
    await createRole(cms, code, uids.map(permissionAction));
    ids.set(code, await roleOf(cms, code));
  }
  await fromEarlierRelease(first);
  await ensureWebAdminRole(cms.strapi);
  for (const [code, { given: uids, gained }] of Object.entries(roles)) {
    expect(await held(ids.get(code))).toEqual(actions([...uids, ...gained]));
  }
  const writers = ids.get('blog-writers') ?? 0;
  await roleService(cms.strapi).assignPermissions(writers, [
    { action: permissionAction('blog.create') },
  ]);
  await ensureWebAdminRole(cms.strapi);
  expect(await held(writers)).toEqual(actions(['blog.create']));
});

test('roles that could export lists before that needed a permission may go on, once', async () => {
  const offers = cms.strapi.store({ type: 'core', name: 'web-admin-role' });
  const code = 'list-readers';
  await createRole(
    cms,
    code,
    ['demo-request.read', 'leads.read'].map((uid) => `plugin::web-admin.${uid}`),
  );
  const readers = await roleOf(cms, code);
  // From Web Admin, an admin had taken it.
  const withoutExport = all.filter((uid) => uid !== 'leads.export');
  await give(withoutExport);
  await offers.set({ key: 'offered', value: all });
  await ensureWebAdminRole(cms.strapi);
  const kept: PermissionUid[] = ['demo-request.read', 'leads.read', 'leads.export'];
  expect(await held(readers)).toEqual(actions(kept));
  expect(await held()).toEqual(actions(withoutExport));
  const taken: PermissionUid[] = ['demo-request.read', 'leads.read'];
  await roleService(cms.strapi).assignPermissions(
    readers,
    taken.map((uid) => ({ action: permissionAction(uid) })),
  );
  await ensureWebAdminRole(cms.strapi);
  expect(await held(readers)).toEqual(actions(taken));
});

test('a role that was given a later permission by hand has it once', async () => {
  await fromEarlierRelease([...first, 'contact.update']);
  await ensureWebAdminRole(cms.strapi);
  expect(await held()).toEqual(actions(all));
});
