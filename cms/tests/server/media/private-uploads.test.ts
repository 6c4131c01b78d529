import { createAccount, openSession } from '../harness/access/accounts';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });

let seed = 0;
const draft = async () => {
  seed += 1;
  const body = {
    title: 'A draft',
    description: `<p><img src="${await drawnPicture(seed + 100)}" alt="Inside"></p>`,
    image: [await drawnPicture(seed)],
  };
  const { id, result } = await at('blogs/drafts', { body });
  const inText = /src="([^"]+)"/.exec(String(result.description))?.[1] ?? '';
  const paths = [String([result.image].flat()[0]), inText].map((url) => new URL(url).pathname);
  return { id, paths };
};

/** The status of an upload for someone with these headers. */
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(`${cms.url}${path}`, { method, headers });
  await response.arrayBuffer();
  return response.status;
};
const all = (paths: readonly string[], headers?: Record<string, string>) =>
  Promise.all(paths.map((path) => ask(path, headers)));
const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

test('a picture that only a draft shows is not there for strangers, until it is published', async () => {
  const { id, paths } = await draft();
  expect(await all(paths)).toEqual([404, 404]);
  expect(await all(paths, bearer('garbage'))).toEqual([404, 404]);
  expect(await all(paths, bearer(cms.functionToken))).toEqual([404, 404]);
  expect(await ask(paths[0] ?? '', {}, 'HEAD')).toBe(404);
  expect(await all(paths, bearer(token))).toEqual([200, 200]);
  expect(await all(paths, bearer(cms.buildToken))).toEqual([200, 200]);
  const published = await at(`blogs/editblog/${id}`, { body: { category: 'HR' } });
  expect(published.status).toBe(200);
  expect(await all(paths)).toEqual([200, 200]);
  await at(`blogs/${id}/unpublish`, { body: {} });
  expect(await all(paths)).toEqual([404, 404]);
});

test('pictures in the trash or only in a newer draft are private; published ones stay public', async () => {
  const { id, paths } = await draft();
  await at(`blogs/editblog/${id}`, { body: { category: 'HR' } });
  const { result } = await at(`blogs/${id}/draft`, {
    method: 'PUT',
    body: { image: [await drawnPicture(250)] },
  });
  const added = new URL(String([result.image].flat()[0])).pathname;
  expect(await all([...paths, added])).toEqual([200, 200, 404]);
  await at(`blogs/${id}/trash`, { body: {} });
  expect(await all([...paths, added])).toEqual([404, 404, 404]);
  expect(await all([...paths, added], bearer(token))).toEqual([200, 200, 200]);
});

test.each([
  ['an encoded letter', (path: string) => path.replace('/uploads', '/%75ploads')],
  ['another case', (path: string) => path.replace('/uploads', '/Uploads')],
  ['two slashes', (path: string) => path.replace('/uploads', '//uploads')],
  ['a way there and back', (path: string) => path.replace('/uploads', '/x/%2e%2e/uploads')],
  ['an encoded slash', (path: string) => path.replace('/uploads/', '/uploads%2F')],
  ['a backslash', (path: string) => path.replace('/uploads/', '/uploads%5C')],
  ['its thumbnail', (path: string) => path.replace('/uploads/', '/uploads/thumbnail_')],
])('no other spelling of its address leads there: %s', async (_, spelled) => {
  const { paths } = await draft();
  for (const path of paths) expect(await ask(spelled(path))).toBeGreaterThanOrEqual(400);
});

/** The cookie with which a panel's browser asks for pictures. */
async function passOf(accessToken: string): Promise<string> {
  const headers = bearer(accessToken);
  const response = await fetch(`${cms.url}/admin/users/me`, { headers });
  const cookies = response.headers.getSetCookie().filter((each) => each.includes('pictures'));
  expect(cookies.every((each) => /path=\/uploads.*samesite=strict.*httponly/i.test(each))).toBe(
    true,
  );
  return cookies.map((each) => each.split(';')[0]).join('; ');
}

test('the panel’s browser sees it by a cookie, which opens nothing else and ends with the login', async () => {
  const { paths } = await draft();
  const own = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  const cookie = await passOf(own);
  expect(cookie).not.toBe('');
  expect(await all(paths, { cookie })).toEqual([200, 200]);
  expect((await call(cms, '/web-admin/blogs', { headers: { cookie } })).status).toBe(401);
  expect((await call(cms, '/admin/users/me', { headers: { cookie } })).status).toBe(401);
  const forged = cookie.replace(/web_admin_pictures=\d+/, 'web_admin_pictures=2');
  expect(await all(paths, { cookie: forged })).toEqual([404, 404]);
  const unsigned = cookie.split('; ')[0] ?? '';
  expect(await all(paths, { cookie: unsigned })).toEqual([404, 404]);
  await call(cms, '/admin/logout', { method: 'POST', token: own, body: {} });
  expect(await all(paths, { cookie })).toEqual([404, 404]);
  // The logout has ended all sessions of the account, which have no device of their own here.
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

test('a stranger and an account that is closed get no pictures by it', async () => {
  const { paths } = await draft();
  const answer = await fetch(`${cms.url}/admin/users/me`);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const account = await createAccount(cms, 'closing@example.com', 'web-admin');
  const { accessToken } = await openSession(cms, account);
  expect(await all(paths, bearer(accessToken))).toEqual([200, 200]);
  const users = cms.strapi.db.query('admin::user');
  await users.update({ where: { id: account }, data: { isActive: false } });
  expect(await all(paths, bearer(accessToken))).toEqual([404, 404]);
});

test('the logo of the panel is for everyone', async () => {
  const { paths } = await draft();
  const form = new FormData();
  const [, base64 = ''] = (await drawnPicture(400)).split(',');
  const png = new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' });
  form.append('authLogo', png, 'logo.png');
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${cms.url}/admin/project-settings`, { method: 'POST', headers, body: form });
  const { body } = await call(cms, '/admin/init');
  const logo = String(record(body.data).authLogo);
  expect(logo).toMatch(/^\/uploads\//);
  expect(await all([logo, ...paths])).toEqual([200, 404, 404]);
});
