import { randomUUID } from 'node:crypto';
import {
  accountOf,
  accountPassword,
  createAccount,
  openSession,
  type Session,
} from '../harness/access/accounts';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;
let superAdmin: Session & { account: number };
let counted = 0;

const newPassword = 'A-Third-Horse-9';

beforeAll(async () => {
  cms = await startTestCms({ LOGIN_LIMIT_PER_ACCOUNT: '3', LOGIN_LIMIT_PER_ADDRESS: '1000' });
  const account = await accountOf(cms, firstAdmin.ADMIN_EMAIL);
  superAdmin = { account, ...(await openSession(cms, account)) };
});

afterAll(() => cms.stop());

/** A web admin with a session. */
async function admin(role = 'web-admin') {
  counted += 1;
  const email = `admin${String(counted)}@example.com`;
  const account = await createAccount(cms, email, role);
  return { account, email, ...(await openSession(cms, account)) };
}

const isIn = async (token: string) =>
  (await call(cms, '/admin/users/me', { token })).status === 200;

const renew = async (refreshToken: string) => {
  const response = await fetch(`${cms.url}/admin/access-token`, {
    method: 'POST',
    headers: { cookie: `strapi_admin_refresh=${refreshToken}` },
  });
  const [next = ''] = response.headers
    .getSetCookie()
    .map((cookie) => /^strapi_admin_refresh=([^;]+)/.exec(cookie)?.[1] ?? '');
  return { status: response.status, next };
};

const changeOwn = (token: string, body: object) =>
  call(cms, '/admin/users/me', { token, method: 'PUT', body });

const changeAny = (account: number, body: object, token = superAdmin.accessToken) =>
  call(cms, `/admin/users/${String(account)}`, { token, method: 'PUT', body });

const setPassword = { password: newPassword };

type Owner = Session & { account: number };

const changePassword = ({ accessToken }: Owner) =>
  changeOwn(accessToken, { ...setPassword, currentPassword: accountPassword });

async function switchOffAndOn(account: number): Promise<void> {
  await changeAny(account, { isActive: false });
  await changeAny(account, { isActive: true });
}

/** Creates a token that acts as the account of a session. */
async function adminToken({ accessToken }: Session): Promise<string> {
  const { body } = await call(cms, '/admin/admin-tokens', {
    token: accessToken,
    body: {
      name: randomUUID(),
      lifespan: null,
      adminPermissions: [{ action: 'admin::users.update' }],
    },
  });
  const token = String(record(body.data).accessKey);
  expect(await isIn(token)).toBe(true);
  return token;
}

describe('with a session alone', () => {
  test('the caller’s own e-mail changes only with the current password', async () => {
    const { account, email, accessToken } = await admin();
    const body = { email: `new-${email}`, firstname: 'x' };
    const refused = await changeOwn(accessToken, body);
    expect(refused.status).toBe(400);
    expect(record(refused.body.error).message).toMatch(/current password/);
    expect(
      (await changeOwn(accessToken, { ...body, currentPassword: 'Wrong-Horse-7' })).status,
    ).toBe(400);
    expect(await accountOf(cms, email)).toBe(account);
    const changed = await changeOwn(accessToken, { ...body, currentPassword: accountPassword });
    expect(changed.status).toBe(200);
    expect(await accountOf(cms, `new-${email}`)).toBe(account);
  });

  test('everything else of the own account changes, even with the unchanged e-mail in the body', async () => {
    const { email, accessToken } = await admin();
    const answer = await changeOwn(accessToken, { email: email.toUpperCase(), firstname: 'Anna' });
    expect(answer).toMatchObject({ status: 200, body: { data: { firstname: 'Anna', email } } });
  });

  test('guesses of the current password are limited like logins, and those of other accounts are not affected', async () => {
    const { accessToken } = await admin();
    const guess = (body: object) =>
      changeOwn(accessToken, { currentPassword: 'Wrong-Horse-7', ...body });
    const answers = [
      await guess(setPassword),
      await guess({ email: 'elsewhere@example.com' }),
      await guess(setPassword),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    const right = { ...setPassword, currentPassword: accountPassword };
    expect((await changeOwn(accessToken, right)).status).toBe(429);
    const other = await admin();
    expect((await changeOwn(other.accessToken, right)).status).toBe(200);
  });

  test('guesses at the login do not stop a logged-in admin from changing the password', async () => {
    const { email, accessToken } = await admin();
    for (let round = 0; round < 4; round += 1) {
      await call(cms, '/admin/login', { body: { email, password: 'Wrong-Horse-7' } });
    }
    const body = { ...setPassword, currentPassword: accountPassword };
    expect((await changeOwn(accessToken, body)).status).toBe(200);
  });

  test.each(['', '%20', '0'])(
    'a Super Admin does not get around that on the page of all accounts: id "%s<own>"',
    async (written) => {
      const { account, email, accessToken } = await admin('strapi-super-admin');
      const change = (body: object) =>
        call(cms, `/admin/users/${written}${String(account)}`, {
          token: accessToken,
          method: 'PUT',
          body,
        });
      for (const body of [setPassword, { email: `new-${email}` }]) {
        expect((await change(body)).status).toBeGreaterThanOrEqual(400);
      }
      expect(await accountOf(cms, email)).toBe(account);
      expect(await isIn(accessToken)).toBe(true);
    },
  );

  test('a Super Admin changes the rest of the own account there', async () => {
    const { account, email, accessToken } = await admin('strapi-super-admin');
    const answer = await changeAny(account, { email, firstname: 'Berta' }, accessToken);
    expect(answer.status).toBe(200);
  });
});

describe('sessions end', () => {
  test('when a Super Admin sets the password, but those of others continue', async () => {
    const { account, accessToken, refreshToken } = await admin();
    const other = await admin();
    expect((await changeAny(account, setPassword)).status).toBe(200);
    expect(await isIn(accessToken)).toBe(false);
    expect((await renew(refreshToken)).status).toBe(401);
    expect(await isIn(other.accessToken)).toBe(true);
    expect(await isIn(superAdmin.accessToken)).toBe(true);
  });

  test('on all devices with the own new password', async () => {
    const { account, accessToken } = await admin();
    const elsewhere = await openSession(cms, account);
    const body = { ...setPassword, currentPassword: accountPassword };
    expect((await changeOwn(accessToken, body)).status).toBe(200);
    expect([await isIn(accessToken), await isIn(elsewhere.accessToken)]).toEqual([false, false]);
  });

  test('permanently when the account is blocked, even if it is unblocked again', async () => {
    const { account, accessToken } = await admin();
    await changeAny(account, { isActive: false });
    await changeAny(account, { isActive: true });
    expect(await isIn(accessToken)).toBe(false);
  });

  test('with a new password, and so does a link that was sent before for another one', async () => {
    const { account } = await admin();
    const users = cms.strapi.db.query('admin::user');
    const resetPasswordToken = randomUUID();
    const resetPasswordTokenExpiresAt = new Date(Date.now() + 60_000);
    const data = { resetPasswordToken, resetPasswordTokenExpiresAt };
    await users.update({ where: { id: account }, data });
    await changeAny(account, setPassword);
    const body = { resetPasswordToken, password: 'A-Fourth-Horse-9' };
    expect((await call(cms, '/admin/reset-password', { body })).status).toBe(400);
  });

  test.each([
    ['the own new password', changePassword],
    ['a password that a Super Admin sets', ({ account }) => changeAny(account, setPassword)],
    ['the account', ({ account }) => switchOffAndOn(account)],
  ] satisfies [string, (owner: Owner) => Promise<unknown>][])(
    'with %s, and so do the tokens that were made with one of them to act as the account',
    async (_what, change) => {
      const owner = await admin('strapi-super-admin');
      const [token, others] = [await adminToken(owner), await adminToken(superAdmin)];
      await change(owner);
      expect([await isIn(token), await isIn(others)]).toEqual([false, true]);
    },
  );

  test('with no other change of an account, and neither do its tokens', async () => {
    const owner = await admin('strapi-super-admin');
    const token = await adminToken(owner);
    await changeAny(owner.account, { firstname: 'Clara', isActive: true });
    expect([await isIn(owner.accessToken), await isIn(token)]).toEqual([true, true]);
  });
});

describe('a refresh token is valid once', () => {
  test('a second use ends the whole family of its tokens, however often they were renewed', async () => {
    const { refreshToken } = await admin();
    const first = await renew(refreshToken);
    const second = await renew(first.next);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await renew(refreshToken)).status).toBe(401);
    expect((await renew(second.next)).status).toBe(401);
  });

  test('the access tokens of that family end with it, and those of another device do not', async () => {
    const { email, accessToken } = await admin();
    const device = { password: accountPassword, email, deviceId: randomUUID() };
    const response = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(device),
    });
    const token = String(record(record(await response.json()).data).accessToken);
    const stolen = /strapi_admin_refresh=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1];
    await renew(stolen ?? '');
    expect(await isIn(token)).toBe(true);
    await renew(stolen ?? '');
    expect(await isIn(token)).toBe(false);
    expect(await isIn(accessToken)).toBe(true);
  });

  test('two concurrent calls with it do not both succeed, and its session ends', async () => {
    const { refreshToken } = await admin();
    const answers = await Promise.all([renew(refreshToken), renew(refreshToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    for (const { next } of answers) expect((await renew(next)).status).toBe(401);
  });

  test('a token with a wrong signature ends nothing', async () => {
    const { refreshToken } = await admin();
    const { next } = await renew(refreshToken);
    expect((await renew(`${refreshToken.slice(0, -3)}AAA`)).status).toBe(401);
    expect((await renew(next)).status).toBe(200);
  });
});

test.each(['an invitation', 'a link for a new password'])(
  '%s works once, also for concurrent calls',
  async (what) => {
    const code = randomUUID();
    const isInvited = what === 'an invitation';
    await cms.strapi.db.query('admin::user').create({
      data: {
        firstname: 'x',
        email: `${code}@example.com`,
        isActive: !isInvited,
        registrationToken: isInvited ? code : null,
        resetPasswordToken: isInvited ? null : code,
        resetPasswordTokenExpiresAt: new Date(Date.now() + 60_000),
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) => {
        const password = `${newPassword}${String(place)}`;
        return isInvited
          ? call(cms, '/admin/register', {
              body: { registrationToken: code, userInfo: { firstname: 'x', password } },
            })
          : call(cms, '/admin/reset-password', { body: { resetPasswordToken: code, password } });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(400)]);
  },
);

describe('a password that is easy to guess', () => {
  const easy = { password: 'Password1' };
  const sentence = /^This password is easy to guess\. Choose another one/;

  /** Tries to set a password in each way that Strapi offers: for an account, and for an invitation. */
  async function tryEachWay(name: string, password: string) {
    const account = await createAccount(cms, `${name}@example.com`, 'web-admin');
    const { accessToken } = await openSession(cms, account);
    const invited = { email: `new.${name}@example.com`, firstname: 'x', roles: [1] };
    const { body } = await call(cms, '/admin/users', {
      token: superAdmin.accessToken,
      body: invited,
    });
    const { registrationToken } = record(body.data);
    const resetPasswordToken = randomUUID();
    const resetPasswordTokenExpiresAt = new Date(Date.now() + 60_000);
    await cms.strapi.db.query('admin::user').update({
      where: { id: account },
      data: { resetPasswordToken, resetPasswordTokenExpiresAt },
    });
    const userInfo = { firstname: 'x', password };
    const answers = [
      await changeAny(account, { password }),
      await changeOwn(accessToken, { password, currentPassword: accountPassword }),
      await call(cms, '/admin/register', { body: { registrationToken, userInfo } }),
      await call(cms, '/admin/reset-password', { body: { resetPasswordToken, password } }),
    ];
    return { accessToken, answers };
  }

  test.each([
    ['one of many people', 'lenasorg', 'Password1'],
    ['the name in its e-mail', 'quorvelda', 'Quorvelda1'],
  ])('is refused in every way of setting it: %s', async (_what, name, password) => {
    const { accessToken, answers } = await tryEachWay(name, password);
    for (const { status, body: answer } of answers) {
      expect([status, record(answer.error).message]).toEqual([
        400,
        expect.stringMatching(sentence),
      ]);
    }
    expect(await isIn(accessToken)).toBe(true);
  });

  test('is refused by Create Admin and by the terminal', async () => {
    const created = await call(cms, '/web-admin/webadmin/createadmin', {
      token: superAdmin.accessToken,
      body: { username: 'guessed', ...easy },
    });
    expect(created).toMatchObject({ status: 400, body: { code: 'weak_password' } });
    expect(created.body.message).toMatch(sentence);
    const byTerminal = cms.strapi.service('admin::user').resetPasswordByEmail;
    await expect(byTerminal(firstAdmin.ADMIN_EMAIL, easy.password)).rejects.toThrow(sentence);
  });
});

describe('the Web Admin menu', () => {
  const change = (token: string, body: object) =>
    call(cms, '/web-admin/account/password', { token, body });
  const right = { currentPassword: accountPassword, password: newPassword };

  test('changes the own password and logs out everywhere', async () => {
    const { account, email, accessToken } = await admin();
    const elsewhere = await openSession(cms, account);
    const answer = await change(accessToken, right);
    expect(answer).toEqual({ status: 200, body: { result: 'password_changed' } });
    expect([await isIn(accessToken), await isIn(elsewhere.accessToken)]).toEqual([false, false]);
    expect(await isIn(await login(cms, email, newPassword))).toBe(true);
  });

  test.each([
    ['a wrong current password', { ...right, currentPassword: 'Wrong-Horse-7' }, 'wrong_password'],
    ['no current password', { password: newPassword }, 'invalid_body'],
    ['no new password', { currentPassword: accountPassword }, 'invalid_body'],
    ['a password that is easy to guess', { ...right, password: 'Password1' }, 'weak_password'],
    ['a password without a digit', { ...right, password: 'No-Digit-At-All' }, 'invalid_body'],
    ['an unknown field', { ...right, email: 'x@example.com' }, 'invalid_body'],
  ])('refuses %s and ends no session', async (_what, body, code) => {
    const { accessToken } = await admin();
    expect(await change(accessToken, body)).toMatchObject({ status: 400, body: { code } });
    expect(await isIn(accessToken)).toBe(true);
  });

  test('shares the limit of wrong current passwords with the profile page', async () => {
    const { accessToken } = await admin();
    const wrong = { ...right, currentPassword: 'Wrong-Horse-7' };
    for (const attempt of [change, changeOwn, change]) await attempt(accessToken, wrong);
    expect(await change(accessToken, right)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
  });

  test('treats blanks at the ends of a password as part of it', async () => {
    const { email, accessToken } = await admin();
    expect((await change(accessToken, { ...right, password: ` ${newPassword} ` })).status).toBe(
      200,
    );
    expect(await isIn(await login(cms, email, ` ${newPassword} `))).toBe(true);
  });
});

test('a login with the new password opens a session', async () => {
  const { account, email } = await admin();
  await changeAny(account, setPassword);
  expect(await isIn(await login(cms, email, newPassword))).toBe(true);
});
