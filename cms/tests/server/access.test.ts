import { scopedTokens } from '../../src/setup/api-tokens';
import { call, login, record } from './harness/call';
import { firstAdmin, startTestCms, type TestCms } from './harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

async function createAdmin(email: string, roleCode: string): Promise<string> {
  const role = await cms.strapi.db.query('admin::role').findOne({ where: { code: roleCode } });
  await cms.strapi.service('admin::user').create({
    email,
    firstname: email,
    password: 'Another-Horse-8',
    isActive: true,
    roles: [role.id],
  });
  return login(cms, email, 'Another-Horse-8');
}

test("Strapi's default tokens are revoked and ours hold exactly their actions", async () => {
  const tokens = await cms.strapi.db
    .query('admin::api-token')
    .findMany({ populate: ['permissions'] });
  expect(tokens.map(({ name }: { name: string }) => name).sort()).toEqual(['Build', 'Function']);
  for (const { name, actions } of scopedTokens) {
    const token = tokens.find((each: { name: string }) => each.name === name);
    const held = token.permissions.map(({ action }: { action: string }) => action);
    expect(held.sort()).toEqual([...actions].sort());
    expect(token.type).toBe('custom');
  }
});

const reads = ['/api/faqs', '/api/blogs', '/api/faq/allfaqs', '/api/blogs/allblogs'];

test.each(reads)(
  '%s is closed to a caller without a token or with a wrong one',
  async (address) => {
    expect((await call(cms, address)).status).toBe(401);
    expect((await call(cms, address, { token: 'f'.repeat(64) })).status).toBe(401);
  },
);

test('each token reaches its own addresses and not those of the other', async () => {
  for (const address of reads) {
    const isBuild = !address.includes('all');
    const [own, other] = isBuild
      ? [cms.buildToken, cms.functionToken]
      : [cms.functionToken, cms.buildToken];
    expect((await call(cms, address, { token: own })).status).toBe(200);
    expect((await call(cms, address, { token: other })).status).toBe(403);
  }
});

test('contacts and demo requests have no REST address and are hidden from the content manager', async () => {
  for (const address of ['/api/contacts', '/api/demo-requests']) {
    expect((await call(cms, address, { token: cms.functionToken })).status).toBe(404);
  }
  const admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  const { body } = await call(cms, '/content-manager/content-types', { token: admin });
  const visible = [body.data]
    .flat()
    .map((type) => record(type))
    .filter((type) => type.isDisplayed)
    .map((type) => type.uid);
  expect(visible).toEqual(expect.arrayContaining(['api::faq.faq', 'api::blog.blog']));
  expect(visible).not.toContain('api::contact.contact');
  expect(visible).not.toContain('api::demo-request.demo-request');
  for (const address of [
    '/content-manager/collection-types/api::contact.contact',
    '/content-manager/collection-types/api%3A%3Ademo-request.demo-request',
    '/Content-Manager/Collection-Types/api::contact.contact',
  ]) {
    expect((await call(cms, address, { token: admin })).status).toBe(404);
  }
});

test('the contact list needs a session with the permission to read contacts', async () => {
  const address = '/web-admin/contacts';
  expect((await call(cms, address)).status).toBe(401);
  expect((await call(cms, address, { token: cms.functionToken })).status).toBe(401);
  const without = await createAdmin('author@example.com', 'strapi-author');
  expect((await call(cms, address, { token: without })).status).toBe(403);
  const withIt = await createAdmin('web.admin@example.com', 'web-admin');
  expect((await call(cms, address, { token: withIt })).status).toBe(200);
});

test('the role Web Admin holds the permissions of the plugin and no other', async () => {
  const role = await cms.strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'web-admin' }, populate: ['permissions'] });
  const actions = role.permissions.map(({ action }: { action: string }) => action);
  expect(actions).toContain('plugin::web-admin.contact.read');
  expect(actions.every((action: string) => action.startsWith('plugin::web-admin.'))).toBe(true);
});
