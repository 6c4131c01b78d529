import {
  deployNotificationPath,
  publishingRevisionPath,
} from '../../../src/contract/content/publishing';
import { permissionAction } from '../../../src/plugins/web-admin/server/src/permissions';
import { createAccount, createRole, openSession } from '../harness/access/accounts';
import { call, record } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { signDeploy } from '../harness/host';
import {
  createFaq,
  deploySecret,
  logIn,
  notifyAs,
  setState,
  stateOf,
} from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms({ DEPLOY_NOTIFICATION_SECRET: deploySecret });
  token = await logIn(cms);
  await createFaq(cms, token);
});

// A build is under way that would fail if one of these notifications were accepted.
beforeEach(async () => {
  const { changedRevision } = await stateOf(cms);
  await setState(cms, {
    calledAt: Date.now(),
    calledRevision: changedRevision,
    firstChangeAt: null,
    lastChangeAt: null,
  });
});

afterAll(() => cms.stop());

const deploy = { state: 'error', context: 'production', created_at: '2999-01-01T00:00:00Z' };
const body = JSON.stringify(deploy);
const good = () => signDeploy(body, { secret: deploySecret });
const seconds = () => Math.floor(Date.now() / 1_000);
const isBuilding = async () => (await stateOf(cms)).calledAt !== null;

test('accepts a notification with a valid signature', async () => {
  expect(await notifyAs(cms, body, good())).toBe(204);
  expect(await isBuilding()).toBe(false);
});

test.each<[string, () => string]>([
  ['no signature', () => ''],
  ['a signature by another key', () => signDeploy(body, { secret: 'b'.repeat(32) })],
  ['a signature of another body', () => signDeploy(`${body} `, { secret: deploySecret })],
  [
    'an expired signature',
    () => signDeploy(body, { secret: deploySecret, claims: { exp: seconds() - 1 } }),
  ],
  [
    'a signature by another issuer',
    () => signDeploy(body, { secret: deploySecret, claims: { iss: 'somebody' } }),
  ],
  [
    'a signature without the hash of the body',
    () => signDeploy(body, { secret: deploySecret, claims: { sha256: undefined } }),
  ],
  ['another algorithm', () => signDeploy(body, { secret: deploySecret, header: { alg: 'HS512' } })],
  ['no algorithm', () => signDeploy(body, { secret: deploySecret, header: { alg: 'none' } })],
  ['no mac', () => good().replace(/[^.]+$/, '')],
  ['a token of the CMS', () => `Bearer ${cms.buildToken}`],
  ['an endless signature', () => 'a.'.repeat(4_000)],
])('refuses a notification with %s', async (_what, signature) => {
  expect(await notifyAs(cms, body, signature())).toBe(403);
  expect(await isBuilding()).toBe(true);
});

test('refuses a body of more than 64 KB, whatever its signature', async () => {
  const large = JSON.stringify({ ...deploy, title: 'x'.repeat(64 * 1_024) });
  expect(await notifyAs(cms, large, signDeploy(large, { secret: deploySecret }))).toBe(413);
  expect(await isBuilding()).toBe(true);
});

test.each(['[]', 'null', '{', '"error"', ''])('refuses the signed body %s', async (text) => {
  expect(await notifyAs(cms, text, signDeploy(text, { secret: deploySecret }))).toBe(400);
  expect(await isBuilding()).toBe(true);
});

test('accepts no other method, and its path in any case', async () => {
  expect((await call(cms, deployNotificationPath)).status).toBe(404);
  const response = await fetch(`${cms.url}${deployNotificationPath.toUpperCase()}/`, {
    method: 'POST',
    headers: { 'x-webhook-signature': good(), 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(204);
});

test('only the build can read the revision', async () => {
  const { changedRevision } = await stateOf(cms);
  const answer = await call(cms, publishingRevisionPath, { token: cms.buildToken });
  expect(answer).toEqual({ status: 200, body: { result: { revision: changedRevision } } });
  expect((await call(cms, publishingRevisionPath)).status).toBe(401);
  expect((await call(cms, publishingRevisionPath, { token })).status).toBe(401);
  const { status } = await call(cms, publishingRevisionPath, { token: cms.functionToken });
  expect(status).toBe(403);
});

test.each([
  ['blog.read', 200, 403],
  ['faq.read', 200, 403],
  ['publishing.publish', 403, 200],
  ['contact.read', 403, 403],
] as const)('an admin with %s alone may read: %i, may publish: %i', async (uid, read, publish) => {
  const name = uid.replace('.', '-');
  const role = await createRole(cms, name, [permissionAction(uid)]);
  const account = await createAccount(cms, `${name}@example.com`, role);
  const { accessToken } = await openSession(cms, account);
  const state = await call(cms, '/web-admin/publishing', { token: accessToken });
  expect(state.status).toBe(read);
  if (read === 403) expect(state.body).toMatchObject({ error: true, code: 'not_allowed' });
  const now = { method: 'POST', token: accessToken };
  expect((await call(cms, '/web-admin/publishing/now', now)).status).toBe(publish);
});

test('without a session, neither is allowed', async () => {
  expect((await call(cms, '/web-admin/publishing')).status).toBe(401);
  expect((await call(cms, '/web-admin/publishing/now', { method: 'POST' })).status).toBe(401);
});

test('the content manager neither shows nor changes the state', async () => {
  const { body: types } = await call(cms, '/content-manager/content-types', { token });
  const visible = [types.data]
    .flat()
    .map((type) => record(type))
    .filter(({ isDisplayed }) => isDisplayed)
    .map(({ uid }) => uid);
  expect(visible).toContain('api::faq.faq');
  for (const name of ['publication', 'publication-entry', 'publication-build']) {
    const uid = `api::${name}.${name}`;
    expect(visible).not.toContain(uid);
    const address = `/content-manager/collection-types/${uid}`;
    expect((await call(cms, address, { token })).status).toBe(404);
  }
});
