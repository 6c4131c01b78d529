import { cmsAnswerHeaders } from '../../../src/contract/answer-headers';
import { scopedTokens } from '../../../src/setup/api-tokens';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

test("revokes Strapi's default tokens and gives ours exactly their actions", async () => {
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

test('hides contacts and demo requests from the content manager', async () => {
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
  expect(visible).not.toContain('api::dead-letter.dead-letter');
  expect(visible).not.toContain('api::lead-event.lead-event');
  expect(visible).not.toContain('api::outgoing-mail.outgoing-mail');
  expect(visible).not.toContain('api::reply-template.reply-template');
  for (const address of [
    '/content-manager/collection-types/api::contact.contact',
    '/content-manager/collection-types/api%3A%3Ademo-request.demo-request',
    '/Content-Manager/Collection-Types/api::contact.contact',
    '/content-manager/collection-types/api::dead-letter.dead-letter',
    '/content-manager/collection-types/api::lead-event.lead-event',
    '/content-manager/collection-types/api::outgoing-mail.outgoing-mail',
    '/content-manager/collection-types/api::reply-template.reply-template',
  ]) {
    expect((await call(cms, address, { token: admin })).status).toBe(404);
  }
});

test('the role Web Admin has the permissions of the plugin and no others', async () => {
  const role = await cms.strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'web-admin' }, populate: ['permissions'] });
  const actions = role.permissions.map(({ action }: { action: string }) => action);
  expect(actions).toContain('plugin::web-admin.contact.read');
  expect(actions.every((action: string) => action.startsWith('plugin::web-admin.'))).toBe(true);
});

test('every answer has the site’s headers, and data must not be cached', async () => {
  const token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  const said: Record<string, string | null> = {};
  for (const address of [
    '/admin',
    '/admin/nothing.js',
    '/admin/users/me',
    '/admin/users',
    '/admin/init',
    '/content-manager/collection-types/api::blog.blog',
    '/upload/files',
    '/web-admin/contacts',
    '/web-admin/login',
    '/api/health/state',
    '/uploads/nothing.png',
    '/nothing',
    '/_health',
  ]) {
    const authorization = { Authorization: `Bearer ${token}` };
    const { headers } = await fetch(`${cms.url}${address}`, { headers: authorization });
    for (const [name, value] of Object.entries(cmsAnswerHeaders)) {
      expect([address, name, headers.get(name)]).toEqual([address, name, value]);
    }
    said[address] = headers.get('Cache-Control');
  }
  // The panel's page holds no data and is requested anew each time.
  expect(said).toMatchObject({ '/admin': 'no-cache', '/admin/nothing.js': 'no-cache' });
  const others = Object.entries(said).filter(
    ([address]) => !/^\/admin(\/nothing.js)?$/.test(address),
  );
  for (const [address, value] of others) expect([address, value]).toEqual([address, 'no-store']);
});

test('a refusal must not be cached either', async () => {
  for (const body of ['{', '{"email":"nobody@example.com","password":"wrong"}']) {
    const { headers, status } = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(status).toBe(400);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
});

test('a route that refuses GET refuses HEAD', async () => {
  const token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  for (const method of ['GET', 'HEAD']) {
    const { status } = await call(cms, '/admin/license-trial-time-left', { method, token });
    expect(status).toBe(404);
  }
});
