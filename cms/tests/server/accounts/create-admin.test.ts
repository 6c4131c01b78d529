import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';

const password = 'Another-Horse-8';
const high = { LOGIN_LIMIT_PER_ACCOUNT: '1000', LOGIN_LIMIT_PER_ADDRESS: '1000' };

const findUser = (cms: TestCms, where: object) =>
  cms.strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });

const roleCodes = (user: { roles: { code: string }[] }) => user.roles.map(({ code }) => code);

describe('on an empty CMS', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await startTestCms({ ...high, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  });

  afterAll(() => cms.stop());

  const first = (body: object) => call(cms, '/web-admin/webadmin/createfirstadmin', { body });

  test('refuses a weak password and leaves registration open', async () => {
    const answer = await first({ username: 'first', password: 'password' });
    expect(answer).toMatchObject({ status: 400, body: { error: true, code: 'invalid_body' } });
    expect(await cms.strapi.db.query('admin::user').count()).toBe(0);
  });

  test('of twenty concurrent calls for the first admin, exactly one succeeds, and no later one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => first({ username: `first${String(at)}`, password })),
    );
    const created = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 401);
    expect([created.length, refused.length]).toEqual([1, 19]);
    expect(refused[0]?.body).toMatchObject({ error: true, code: 'not_logged_in' });
    const users = await cms.strapi.db.query('admin::user').findMany({ populate: ['roles'] });
    expect(users.map(roleCodes)).toEqual([['web-admin']]);
    const me = await call(cms, '/admin/users/me', { token: String(created[0]?.body.result) });
    expect(record(me.body.data).username).toBe(users[0].username);
    expect((await first({ username: 'late', password })).status).toBe(401);
    expect((await first({})).status).toBe(401);
  });
});

describe('on a CMS with an admin', () => {
  let cms: TestCms;
  let token: string;

  beforeAll(async () => {
    cms = await startTestCms(high);
    token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  });

  afterAll(() => cms.stop());

  const create = (body: object, as = token) =>
    call(cms, '/web-admin/webadmin/createadmin', { token: as, body });

  test('a new admin is a Web Admin, can log in by username and has a valid token', async () => {
    const answer = await create({ username: 'Anna', password });
    expect(answer.status).toBe(201);
    const me = await call(cms, '/admin/users/me', { token: String(answer.body.result) });
    expect(record(me.body.data)).toMatchObject({ username: 'Anna', email: 'anna@admin.invalid' });
    const user = await findUser(cms, { username: 'Anna' });
    expect(roleCodes(user)).toEqual(['web-admin']);
    expect(user).toMatchObject({ isActive: true, registrationToken: null });
    expect(await login(cms, 'anna', password)).toEqual(expect.any(String));
    // The creator stays logged in.
    expect((await call(cms, '/admin/users/me', { token })).status).toBe(200);
  });

  test('a Web Admin can create another Web Admin, but no Super Admin', async () => {
    const web = await login(cms, 'anna', password);
    expect((await create({ username: 'berta', password }, web)).status).toBe(201);
    expect(roleCodes(await findUser(cms, { username: 'berta' }))).toEqual(['web-admin']);
    expect((await create({ username: 'x', password, roles: [1] }, web)).status).toBe(400);
  });

  test('stores an e-mail in lower case, and treats a blank one as missing', async () => {
    await create({ username: 'clara', password, email: 'Clara@Example.com' });
    expect(await findUser(cms, { username: 'clara' })).toMatchObject({
      email: 'clara@example.com',
    });
    expect((await create({ username: 'dora', password, email: ' ' })).status).toBe(201);
    expect(await findUser(cms, { username: 'dora' })).toMatchObject({
      email: 'dora@admin.invalid',
    });
  });

  test('accepts characters in a username that no e-mail address can have', async () => {
    expect((await create({ username: 'Émile Zôla', password })).status).toBe(201);
    expect(await login(cms, 'émile zôla', password)).toEqual(expect.any(String));
  });

  test.each([
    ['the username', { username: 'ANNA', email: 'new@example.com' }, 'username_taken'],
    ['the e-mail', { username: 'new', email: firstAdmin.ADMIN_EMAIL.toUpperCase() }, 'email_taken'],
  ])('refuses %s of another admin', async (_what, fields, code) => {
    const answer = await create({ ...fields, password });
    expect(answer).toMatchObject({ status: 400, body: { error: true, code } });
  });

  test.each([
    ['no username', { password }],
    ['a blank username', { username: ' ', password }],
    ['a username with an @', { username: 'anna@home', password }],
    ['a username with a wide @', { username: 'anna＠home', password }],
    ['no password', { username: 'new' }],
    ['a weak password', { username: 'new', password: 'password' }],
    [
      'a password of more than 72 characters',
      { username: 'new', password: `Aa1${'a'.repeat(70)}` },
    ],
    ['an e-mail of the wrong form', { username: 'new', password, email: 'new' }],
    ['an object as username', { username: { $ne: null }, password }],
    ['an unknown field', { username: 'new', password, isActive: true }],
  ])('refuses %s', async (_what, body) => {
    const before = await cms.strapi.db.query('admin::user').count();
    const answer = await create(body);
    expect(answer).toMatchObject({ status: 400, body: { error: true, code: 'invalid_body' } });
    expect(await cms.strapi.db.query('admin::user').count()).toBe(before);
  });

  test('of identical concurrent calls, one creates the admin and the others learn that the name is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create({ username: 'gustav', password })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ body }) => body.code === 'username_taken');
    expect(refused).toHaveLength(7);
  });

  test('refuses callers without a session or without the permission', async () => {
    const body = { username: 'new', password };
    expect((await call(cms, '/web-admin/webadmin/createadmin', { body })).status).toBe(401);
    expect((await call(cms, '/web-admin/webadmin/createfirstadmin', { body })).status).toBe(401);
    expect((await create(body, cms.functionToken)).status).toBe(401);
    const author = await cms.strapi.db
      .query('admin::role')
      .findOne({ where: { code: 'strapi-author' } });
    await cms.strapi.service('admin::user').create({
      firstname: 'x',
      email: 'author@example.com',
      password,
      isActive: true,
      roles: [author.id],
    });
    const session = await login(cms, 'author@example.com', password);
    expect((await create(body, session)).status).toBe(403);
  });
});
