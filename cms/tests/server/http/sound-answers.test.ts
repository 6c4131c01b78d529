import { accountOf, createAccount, openSession } from '../harness/access/accounts';
import { call } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { answerOf, beginCall } from '../harness/raw-call';

// Whatever a caller sends is not a failure of the CMS, so no answer is a 500.

let cms: TestCms;
let superAdmin: number;
let webAdmin: number;

beforeAll(async () => {
  cms = await startTestCms({ REFUSED_LIMIT_PER_ADDRESS: '100000' });
  superAdmin = await accountOf(cms, firstAdmin.ADMIN_EMAIL);
  webAdmin = await createAccount(cms, 'web@example.com', 'web-admin');
});

afterAll(() => cms.stop());

const tokenOf = async (account: number): Promise<string> =>
  (await openSession(cms, account)).accessToken;

const staticFiles = /[(*]|^\/$|^\/_health$/;

interface Route {
  method: string;
  path: string;
}

/** Every registered route, Strapi's and our own. */
const routes = (): Route[] =>
  cms.strapi.server
    .listRoutes()
    .map(({ methods, path }) => ({ methods, path: String(path) }))
    .filter(({ path }) => !staticFiles.test(path))
    .flatMap(({ methods, path }) =>
      methods.map((method: unknown) => ({ method: String(method), path })),
    )
    .filter(({ method }) => method !== 'HEAD');

/** The address of a route with an existing type and an unknown id. */
const addressOf = ({ path }: Route, id: string): string =>
  path.replaceAll(/:(\w+)/g, (_parameter, name: string) =>
    ['model', 'uid', 'contentType'].includes(name) ? 'api::blog.blog' : id,
  );

const endsSession = ({ path }: Route) => /logout|sessions/.test(path);

test('no route fails for an unknown id or without a body', async () => {
  const failed: string[] = [];
  let token = await tokenOf(superAdmin);
  for (const route of routes()) {
    const address = `${addressOf(route, '424242')}?id=a%00b&_q=a%00b&folder=x&ids[]=x`;
    const { status } = await call(cms, address, { method: route.method, token });
    if (status >= 500) failed.push(`${route.method} ${route.path}`);
    if (endsSession(route)) token = await tokenOf(superAdmin);
  }
  expect(failed).toEqual([]);
});

test.each([
  ['POST', '/admin/permissions/check', {}, 400],
  ['POST', '/admin/users', { email: 1 }, 400],
  ['PUT', '/admin/homepage/layout', { widgets: 1 }, 400],
  ['POST', '/admin/webhooks/424242/trigger', {}, 400],
  ['POST', '/email/test', { to: 'nobody@example.com' }, 400],
  ['POST', '/upload/folders', { name: 'a\u0000b', parent: null }, 400],
])('%s %s refuses an invalid body or id', async (method, address, body, refused) => {
  const token = await tokenOf(superAdmin);
  expect((await call(cms, address, { method, token, body })).status).toBe(refused);
});

test('a body that is not a JSON object is refused', async () => {
  const token = await tokenOf(superAdmin);
  for (const body of ['null', '1', '"text"', 'true']) {
    const { status } = await fetch(`${cms.url}/admin/api-tokens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body,
    });
    expect(status).toBe(400);
  }
});

test.each([
  '/admin/users/%00',
  '/admin/users/%0a1',
  '/admin/users/%C2%85',
  '/admin/users/%zz',
  '/admin/nothing%00.js',
  '/content-manager/relations/__proto__/x',
  '/content-type-builder/content-types/constructor',
  '/web-admin/blogs/%00',
  '/api/health/state%00',
  '/uploads/a%00.png',
  '/%00',
])('%s is answered with 404 for every caller', async (address) => {
  for (const token of [undefined, await tokenOf(webAdmin), await tokenOf(superAdmin)]) {
    expect((await call(cms, address, token === undefined ? {} : { token })).status).toBe(404);
  }
});

test.each(['http://[/', 'http://', 'http://%zz/'])(
  'the request target %s is answered with 404',
  async (target) => {
    const { status, answer } = await answerOf(await beginCall(cms, `GET ${target}`));
    expect(status).toBe(404);
    expect(answer).toContain('There is nothing at this address.');
    expect(answer).toMatch(/^X-Frame-Options: DENY/im);
  },
);

test('an id followed by a NUL character is unknown', async () => {
  const token = await tokenOf(superAdmin);
  const address = `/admin/users/${String(webAdmin)}`;
  expect((await call(cms, `${address}%00`, { method: 'DELETE', token })).status).toBe(404);
  expect((await call(cms, address, { token })).status).toBe(200);
});

test('an account without the permission is refused', async () => {
  const address = '/content-manager/relations/admin::user/roles';
  const answer = await call(cms, address, { token: await tokenOf(webAdmin) });
  expect(answer).toMatchObject({ status: 403, body: { error: { name: 'ForbiddenError' } } });
});

/** Filters that Strapi's query engine cannot parse. */
const filters = [
  '[$and]=1',
  '[$not]=1',
  '[$eq]=1',
  '[id][$between]=1',
  '[createdAt][$lt]=soon',
  '[$and][0][$or]=x',
];

test.each([
  '/admin/users',
  '/admin/roles',
  '/upload/folders',
  '/upload/files',
  '/api/blogs',
  '/api/faqs',
])('%s refuses an invalid filter', async (address) => {
  const token = address.startsWith('/api/') ? cms.buildToken : await tokenOf(superAdmin);
  for (const filter of filters) {
    const { status } = await call(cms, `${address}?filters${filter}`, { token });
    expect(`${filter} ${String(status)}`).toBe(`${filter} 400`);
  }
});
