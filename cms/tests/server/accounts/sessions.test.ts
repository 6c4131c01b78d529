import { accountOf, createAccount, createRole, openSession } from '../harness/access/accounts';
import { call, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { payloadOf, signedAgain } from '../harness/access/forged-tokens';
import { signingKey, strangers } from '../harness/access/hostile-tokens';

let cms: TestCms;
let counted = 0;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

const permission = 'plugin::web-admin.contact.read';
const reading = (token: string) => call(cms, '/web-admin/contacts', { token });
const users = () => cms.strapi.db.query('admin::user');

/** An admin with a session who may read contacts. */
async function reader() {
  counted += 1;
  const name = `reader-${String(counted)}`;
  const role = await createRole(cms, name, [permission]);
  const account = await createAccount(cms, `${name}@example.com`, role);
  const session = await openSession(cms, account);
  expect((await reading(session.accessToken)).status).toBe(200);
  return { account, role, ...session };
}

const renew = (refreshToken: string) =>
  fetch(`${cms.url}/admin/access-token`, {
    method: 'POST',
    headers: { cookie: `strapi_admin_refresh=${refreshToken}` },
  });

test('a logout ends the session: both its tokens become invalid', async () => {
  const { accessToken, refreshToken } = await reader();
  await call(cms, '/admin/logout', { method: 'POST', token: accessToken });
  expect((await reading(accessToken)).status).toBe(401);
  expect((await renew(refreshToken)).status).toBe(401);
});

test('refuses an expired session even if its token has not expired', async () => {
  const { accessToken } = await reader();
  const { sessionId } = payloadOf(accessToken);
  const expiresAt = new Date(0);
  const stored = await cms.strapi.db
    .query('admin::session')
    .update({ where: { sessionId }, data: { expiresAt } });
  expect(stored).toMatchObject({ expiresAt: expiresAt.toISOString() });
  expect((await reading(accessToken)).status).toBe(401);
});

test('refuses a blocked or deleted admin at the next call', async () => {
  const off = await reader();
  await users().update({ where: { id: off.account }, data: { isActive: false } });
  expect((await reading(off.accessToken)).status).toBe(401);
  const gone = await reader();
  await users().delete({ where: { id: gone.account } });
  expect((await reading(gone.accessToken)).status).toBe(401);
});

test('a removed permission no longer counts at the next call', async () => {
  const { role, accessToken } = await reader();
  const { id } = await cms.strapi.db.query('admin::role').findOne({ where: { code: role } });
  await cms.strapi.service('admin::role').assignPermissions(id, []);
  expect((await reading(accessToken)).status).toBe(403);
});

test('accepts a session only as a bearer token, not as a cookie, which other sites could make a browser send', async () => {
  const { accessToken, refreshToken } = await reader();
  const cookie = `jwtToken=${accessToken}; strapi_admin_refresh=${refreshToken}`;
  const answers = await Promise.all([
    call(cms, '/web-admin/contacts', { headers: { cookie } }),
    call(cms, `/web-admin/contacts?access_token=${accessToken}&token=${accessToken}`),
    call(cms, '/web-admin/contacts', { headers: { authorization: accessToken } }),
    call(cms, '/web-admin/contacts', { headers: { authorization: `Basic ${accessToken}` } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('the account that the token was made from is out of reach for strangers', async () => {
  const account = await createAccount(cms, 'made.from@example.com', 'strapi-super-admin');
  for (const [name, token] of Object.entries(await strangers(cms, account))) {
    const shown = token === undefined ? {} : { token };
    for (const address of ['/admin/users/me', '/web-admin/contacts', '/api/faq/allfaqs']) {
      const { status, body } = await call(cms, address, shown);
      expect([name, address, status]).toEqual([name, address, 401]);
      expect(JSON.stringify(body)).not.toContain('made.from');
    }
  }
});

test('accepts a token that is signed by hand with the right key, which shows that the others fail for their faults', async () => {
  const { accessToken } = await reader();
  expect((await reading(signedAgain(accessToken, signingKey()))).status).toBe(200);
});

test('no other site may read an answer to a browser with credentials', async () => {
  const response = await fetch(`${cms.url}/admin/init`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(response.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.example');
  expect(response.headers.get('access-control-allow-origin')).not.toBe('*');
});

describe('on a CMS without any admin', () => {
  const address = '/web-admin/webadmin/createfirstadmin';
  const create = (username: string) =>
    call(cms, address, { body: { username, password: 'Another-Horse-8' } });

  beforeEach(async () => {
    await cms.stop();
    cms = await startTestCms({
      ADMIN_EMAIL: '',
      ADMIN_USERNAME: '',
      ADMIN_PASSWORD: '',
      LOGIN_LIMIT_PER_ADDRESS: '1000',
    });
  });

  test('of twenty concurrent strangers who create an admin, exactly one succeeds, and no later one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create(`first-${String(index)}`)),
    );
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 401);
    expect([made.length, refused.length]).toEqual([1, 19]);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'not_logged_in' });
    expect(await users().count()).toBe(1);
    const { result } = record(made[0]?.body);
    expect((await call(cms, '/admin/users/me', { token: String(result) })).status).toBe(200);
    expect((await create('late')).status).toBe(401);
    expect(await users().count()).toBe(1);
  });

  test("there is one first admin, whether created by our route or by Strapi's own", async () => {
    const register = (index: number) =>
      call(cms, '/admin/register-admin', {
        body: {
          email: `own-${String(index)}@example.com`,
          firstname: 'Own',
          password: 'Another-Horse-8',
        },
      });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? create(`mixed-${String(index)}`) : register(index),
      ),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await users().count()).toBe(1);
  });

  test('a call that is refused for its body leaves registration open', async () => {
    expect((await call(cms, address, { body: { username: 'first' } })).status).toBe(400);
    expect((await create('first')).status).toBe(201);
    await expect(accountOf(cms, firstAdmin.ADMIN_EMAIL)).rejects.toThrow();
  });
});
