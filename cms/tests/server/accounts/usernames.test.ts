import { fillUsernameKeys } from '../../../src/accounts/usernames';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;
let token: string;
const { ADMIN_EMAIL: email, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = firstAdmin;

beforeAll(async () => {
  cms = await startTestCms({ LOGIN_LIMIT_PER_ACCOUNT: '1000', LOGIN_LIMIT_PER_ADDRESS: '1000' });
  token = await login(cms, email, password);
});

afterAll(() => cms.stop());

const users = () => cms.strapi.db.query('admin::user');
let made = 0;

/** Creates an account without a username. @returns its id */
async function account(): Promise<number> {
  made += 1;
  const row = await cms.strapi.service('admin::user').create({
    firstname: 'x',
    email: `account${String(made)}@example.com`,
    password,
    isActive: true,
    roles: [1],
  });
  return row.id;
}

const setOnUsersPage = async (name: unknown, id?: number) =>
  call(cms, `/admin/users/${String(id ?? (await account()))}`, {
    token,
    method: 'PUT',
    body: { username: name },
  });

async function setOnProfilePage(name: unknown) {
  await account();
  const own = await login(cms, `account${String(made)}@example.com`, password);
  return call(cms, '/admin/users/me', { token: own, method: 'PUT', body: { username: name } });
}

const pages = [
  ['the users page', setOnUsersPage],
  ['the profile page', setOnProfilePage],
] as const;

describe.each(pages)('on %s', (_page, set) => {
  test.each([username, username.toUpperCase(), ` ${username} `, 'ｆｉｒｓｔ.admin'])(
    'the username "%s", which another one has, is refused',
    async (name) => {
      const answer = await set(name);
      expect(answer.status).toBe(400);
      expect(record(answer.body.error).message).toBe('This username is taken. Choose another one.');
    },
  );

  test.each(['anna@home', 'anna＠home'])('refuses a username with an @: %s', async (name) => {
    const answer = await set(name);
    expect(answer.status).toBe(400);
    expect(record(answer.body.error).message).toBe('A username must not hold an @.');
  });

  test('several accounts may have no username', async () => {
    expect((await set(null)).status).toBe(200);
    expect((await set(null)).status).toBe(200);
  });
});

describe('a name that does not look the same to everyone', () => {
  const odd = [
    ['a zero-width space', 'an\u200Bna'],
    ['an override of the direction', 'anna\u202Enimda'],
    ['a Cyrillic letter among Latin ones', '\u0430nna'],
    ['more letters than anybody reads', 'x'.repeat(20_000)],
  ] as const;
  let person: number;

  beforeAll(async () => {
    person = await account();
  });

  const setField = (field: string, value: string) =>
    call(cms, `/admin/users/${String(person)}`, { token, method: 'PUT', body: { [field]: value } });

  test.each(odd)('is refused in every field: %s', async (_what, name) => {
    for (const field of ['username', 'firstname', 'lastname']) {
      const { status, body } = await setField(field, name);
      expect([field, status]).toEqual([field, 400]);
      expect(record(body.error).message).toMatch(/^A (username|first name|last name) (takes|has)/);
    }
    const created = await call(cms, '/web-admin/webadmin/createadmin', {
      token,
      body: { username: name, password },
    });
    expect(created).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
    const invited = await call(cms, '/admin/users', {
      token,
      body: { email: 'invited@example.com', firstname: name, roles: [1] },
    });
    expect(invited.status).toBe(400);
  });

  test('is refused when an invitation is accepted', async () => {
    const body = { email: 'invited@example.com', firstname: 'x', roles: [1] };
    const { body: made } = await call(cms, '/admin/users', { token, body });
    const { registrationToken } = record(made.data);
    const register = (lastname: string) =>
      call(cms, '/admin/register', {
        body: { registrationToken, userInfo: { firstname: 'Anna', lastname, password } },
      });
    for (const [, name] of odd) expect((await register(name)).status).toBe(400);
    expect((await register('Meier')).status).toBe(200);
  });

  test('stays with an existing account that sends it unchanged', async () => {
    const id = await account();
    const users = cms.strapi.db.connection('admin_users').where({ id });
    await users.update({ firstname: 'an\u200Bna' });
    const body = { firstname: 'an\u200Bna', lastname: 'Meier' };
    const change = await call(cms, `/admin/users/${String(id)}`, { token, method: 'PUT', body });
    expect(change.status).toBe(200);
  });

  test.each([
    ['lvan', 'Ivan'],
    ['\u0441\u043E\u0441\u043E', 'coco'],
  ])('is refused as a username if it looks like another: %s, %s', async (name, other) => {
    await setOnUsersPage(other);
    expect(record((await setOnUsersPage(name)).body.error).message).toMatch(/is taken/);
    const created = await call(cms, '/web-admin/webadmin/createadmin', {
      token,
      body: { username: name, password },
    });
    expect(created).toMatchObject({ status: 400, body: { code: 'username_taken' } });
  });
});

test.each([
  ['email', `${'a'.repeat(300)}@example.com`],
  ['preferedLanguage', 'e'.repeat(1_000)],
])('limits the length of the field %s of the own account', async (field, value) => {
  await account();
  const own = await login(cms, `account${String(made)}@example.com`, password);
  const body = { [field]: value, currentPassword: password };
  expect((await call(cms, '/admin/users/me', { token: own, method: 'PUT', body })).status).toBe(
    400,
  );
});

test.each([
  ['a Cyrillic letter', 'аnna@example.com'],
  ['a letter that nobody sees', 'an\u200bna@example.com'],
])('refuses an e-mail with %s in every field', async (_what, odd) => {
  const invited = await call(cms, '/admin/users', {
    token,
    body: { email: odd, firstname: 'x', roles: [1] },
  });
  const changed = await call(cms, `/admin/users/${String(await account())}`, {
    token,
    method: 'PUT',
    body: { email: odd },
  });
  expect([invited.status, changed.status]).toEqual([400, 400]);
});

test('an odd e-mail stays with an existing account that sends it unchanged', async () => {
  const id = await account();
  const odd = 'änna@example.com';
  await cms.strapi.db.connection('admin_users').where({ id }).update({ email: odd });
  const answer = await call(cms, `/admin/users/${String(id)}`, {
    token,
    method: 'PUT',
    body: { email: odd, firstname: 'Anna' },
  });
  expect(answer).toMatchObject({ status: 200, body: { data: { email: odd, firstname: 'Anna' } } });
});

test('a username keeps its case, its owner may change the case, and it is free again once given up', async () => {
  const id = await account();
  expect((await setOnUsersPage('Anna', id)).status).toBe(200);
  expect((await setOnUsersPage('ANNA', id)).status).toBe(200);
  expect(await users().findOne({ where: { id } })).toMatchObject({ username: 'ANNA' });
  expect((await setOnUsersPage('anna')).status).toBe(400);
  expect((await setOnUsersPage('Berta', id)).status).toBe(200);
  expect((await setOnUsersPage('anna')).status).toBe(200);
});

test('a change of other fields leaves the username alone', async () => {
  const id = await account();
  await setOnUsersPage('Clara', id);
  await call(cms, `/admin/users/${String(id)}`, { token, method: 'PUT', body: { lastname: 'y' } });
  expect((await setOnUsersPage('clara')).status).toBe(400);
});

test('writes of many rows at once follow the rule too', async () => {
  const ids = [await account(), await account()];
  const rows = (names: string[]) =>
    names.map((name, at) => ({ username: name, email: `${name}${String(at)}@example.com` }));
  const taken = 'This username is taken. Choose another one.';
  await expect(users().createMany({ data: rows(['Dora', 'dora']) })).rejects.toThrow(taken);
  await expect(users().createMany({ data: rows(['Emil', username]) })).rejects.toThrow(taken);
  const change = { where: { id: { $in: ids } }, data: { username: 'Fritz' } };
  await expect(users().updateMany(change)).rejects.toThrow(taken);
  await users().createMany({ data: rows(['Gustav', 'Hanna']) });
  expect(await users().count({ where: { usernameKey: { $in: ['gustav', 'hanna'] } } })).toBe(2);
});

test('the database itself keeps usernames and e-mails unique', async () => {
  const ids = [await account(), await account()];
  const [first, second] = ids.map((id) => cms.strapi.db.connection('admin_users').where({ id }));
  await first?.update({ username_key: 'ida' });
  const refused = { code: expect.stringMatching(/^(SQLITE_CONSTRAINT_UNIQUE|23505)$/) };
  await expect(second?.update({ username_key: 'ida' })).rejects.toMatchObject(refused);
  await expect(second?.update({ email })).rejects.toMatchObject(refused);
});

test('callers cannot set the hidden key', async () => {
  const row = await users().create({ data: { email: 'k@example.com', usernameKey: 'klaus' } });
  expect(row.usernameKey ?? null).toBeNull();
});

test('no answer contains the hidden key, and no query can use it', async () => {
  await setOnUsersPage('Ludwig');
  const answers = await Promise.all(
    [
      '/admin/users',
      '/admin/users/me',
      '/admin/users/1',
      '/content-manager/collection-types/admin::user',
      '/admin/users?filters[usernameKey]=ludwig',
    ].map((address) => call(cms, address, { token })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400]);
  for (const { body } of answers.slice(0, 4)) {
    expect(JSON.stringify(body)).not.toMatch(/username_?key/i);
    expect(JSON.stringify(body)).toContain('username');
  }
});

test('existing accounts get their key; of two with one username the older keeps it', async () => {
  const ids = [await account(), await account(), await account()];
  const names = ['Marta', 'marta', 'nora@home'];
  for (const [at, id] of ids.entries()) {
    await cms.strapi.db
      .connection('admin_users')
      .where({ id })
      .update({ username: names[at], username_key: null });
  }
  const warned = jest.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  await fillUsernameKeys(cms.strapi);
  const rows = await users().findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } });
  expect(rows.map((row) => row.usernameKey)).toEqual(['marta', null, null]);
  expect(warned.mock.calls.flat()).toEqual([
    `Admin ${String(ids[1])} can log in by e-mail only. This username is taken. Choose another one.`,
    `Admin ${String(ids[2])} can log in by e-mail only. A username must not hold an @.`,
  ]);
  warned.mockRestore();
});
