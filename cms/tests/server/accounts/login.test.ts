import { createHmac } from 'node:crypto';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;
const { ADMIN_EMAIL: email, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = firstAdmin;

beforeAll(async () => {
  cms = await startTestCms({ LOGIN_LIMIT_PER_ACCOUNT: '1000', LOGIN_LIMIT_PER_ADDRESS: '1000' });
  const users = cms.strapi.service('admin::user');
  const account = { firstname: 'x', password, roles: [] };
  await users.create({ ...account, email: 'blocked@example.com', isActive: false });
  await users.create({ firstname: 'x', email: 'invited@example.com', isActive: true, roles: [] });
});

afterAll(() => cms.stop());

const panelLogin = (name: unknown, secret: unknown = password) =>
  call(cms, '/admin/login', { body: { email: name, password: secret } });

const apiLogin = (body: object, token: string | undefined = cms.functionToken) =>
  call(cms, '/api/webadmin/adminlogin', { token, body });

const reads = async (token: unknown) =>
  (await call(cms, '/web-admin/contacts', { token: String(token) })).status;

const ways = [
  ...[email, email.toUpperCase(), ` ${email} `],
  ...[username, username.toUpperCase(), ` ${username} `],
];

test.each(ways)('the name "%s" opens a session on the panel and through the API', async (name) => {
  const panel = await panelLogin(name);
  expect(panel.status).toBe(200);
  expect(await reads(record(panel.body.data).accessToken)).toBe(200);
  const api = await apiLogin({ username: name, password });
  expect(api.status).toBe(200);
  expect(Object.keys(api.body)).toEqual(['result']);
  expect(await reads(api.body.result)).toBe(200);
});

const wrong = [
  ['the password is wrong', username, 'Wrong-Horse-7'],
  ['the e-mail is unknown', 'nobody@example.com', password],
  ['the username is unknown', 'nobody', password],
  ['the account is blocked', 'blocked@example.com', password],
  ['the account has no password yet', 'invited@example.com', password],
] as const;

test.each(wrong)('when %s the answer is always the same', async (_why, name, secret) => {
  expect(await panelLogin(name, secret)).toEqual({
    status: 400,
    body: {
      data: null,
      error: {
        status: 400,
        name: 'ApplicationError',
        message: 'Invalid credentials',
        details: {},
      },
    },
  });
  expect(await apiLogin({ username: name, password: secret })).toEqual({
    status: 401,
    body: { error: true, code: 'wrong_credentials', message: 'Wrong username or password.' },
  });
});

// Comparing a password with a hash is what takes the time of a login.
test.each(wrong)('compares a password even when %s', async (_why, name, secret) => {
  const compare = jest.spyOn(cms.strapi.service('admin::auth'), 'validatePassword');
  await panelLogin(name, secret);
  await apiLogin({ username: name, password: secret });
  const hashOfEqualCost: unknown = expect.stringMatching(/^\$2[aby]\$10\$/);
  expect(compare.mock.calls).toEqual([
    [secret, hashOfEqualCost],
    [secret, hashOfEqualCost],
  ]);
  compare.mockRestore();
});

test.each([
  ['an object as e-mail', { $ne: null }, password],
  ['a list as e-mail', [email], password],
  ['an object as password', email, { $ne: null }],
  ['no password', email, null],
  ['an empty e-mail', '', password],
])('refuses %s with 400', async (_what, name, secret) => {
  expect((await panelLogin(name, secret)).status).toBe(400);
  const api = await apiLogin({ username: name, password: secret });
  expect(api).toMatchObject({ status: 400, body: { error: true } });
});

test('ignores credentials in the query string', async () => {
  const query = new URLSearchParams({ email, password });
  const answer = await call(cms, `/admin/login?${query.toString()}`, { body: {} });
  expect(answer.status).toBe(400);
});

test("only the function may use the API's login", async () => {
  expect((await apiLogin({ username, password }, 'f'.repeat(64))).status).toBe(401);
  expect((await apiLogin({ username, password }, cms.buildToken)).status).toBe(403);
  const bare = await call(cms, '/api/webadmin/adminlogin', { body: { username, password } });
  expect(bare.status).toBe(401);
});

test('accepts a password with blanks at its ends through the API too', async () => {
  const blanks = ' Correct-Horse-7 ';
  await cms.strapi.service('admin::user').create({
    firstname: 'x',
    email: 'b@example.com',
    password: blanks,
    isActive: true,
    roles: [],
  });
  expect((await apiLogin({ username: 'b@example.com', password: blanks })).status).toBe(200);
});

test('a login through the API does not affect sessions of the panel, and vice versa', async () => {
  const panel = await login(cms, email, password);
  const { body } = await apiLogin({ username, password });
  expect(await reads(panel)).toBe(200);
  await call(cms, '/admin/logout', {
    token: panel,
    body: { deviceId: '6a3f3f0e-8c0f-4b5e-9d55-000000000001' },
  });
  expect(await reads(panel)).toBe(401);
  expect(await reads(body.result)).toBe(200);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(payload: object, key: string, alg = 'HS256'): string {
  const text = `${part({ alg, typ: 'JWT' })}.${part(payload)}`;
  const signature = createHmac('sha256', key).update(text).digest('base64url');
  return `${text}.${alg === 'none' ? '' : signature}`;
}

test('refuses a token that is foreign, unsigned, expired, not for access, or of an ended session', async () => {
  const token = await login(cms, email, password);
  const payload = record(
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  );
  const key = process.env.ADMIN_JWT_SECRET ?? '';
  const past = Math.floor(Date.now() / 1_000) - 60;
  expect(await reads(sign(payload, key))).toBe(200);
  expect(await reads(sign(payload, 'another key'))).toBe(401);
  expect(await reads(sign(payload, key, 'none'))).toBe(401);
  expect(await reads(sign({ ...payload, exp: past }, key))).toBe(401);
  expect(await reads(sign({ ...payload, type: 'refresh' }, key))).toBe(401);
  expect(await reads(sign({ ...payload, sessionId: 'f'.repeat(32) }, key))).toBe(401);
  await call(cms, '/admin/logout', { token, method: 'POST' });
  expect(await reads(token)).toBe(401);
});

test('a forgotten password gets the same answer for known and unknown accounts', async () => {
  const ask = (address: string) =>
    call(cms, '/admin/forgot-password', { body: { email: address } });
  const known = await ask('blocked@example.com');
  expect(known.status).toBe(204);
  expect(await ask('nobody@example.com')).toEqual(known);
});

test('answers of our own routes are not cached', async () => {
  for (const address of ['/web-admin/contacts', '/api/faq/allfaqs', '/api/none']) {
    const response = await fetch(`${cms.url}${address}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

const weak = 'too-weak-a-word';

test.each([
  ['/admin/reset-password', { resetPasswordToken: 'x', password: weak }],
  ['/admin/register', { registrationToken: 'x', userInfo: { firstname: 'x', password: weak } }],
])('%s says what is wrong with a password without repeating it', async (path, body) => {
  const { status, body: answer } = await call(cms, path, { body });
  expect(status).toBe(400);
  expect(JSON.stringify(answer)).toContain('must contain at least one');
  expect(JSON.stringify(answer)).not.toContain(weak);
});
