import { accountOf, createAccount, openSession } from './harness/accounts';
import { call } from './harness/call';
import { firstAdmin, startTestCms, type TestCms } from './harness/cms';

// Nothing that somebody sends is a fault of the CMS: it answers none of it with 500.

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

/** Every route that the CMS has registered, those of Strapi and ours. */
const routes = (): Route[] =>
  cms.strapi.server
    .listRoutes()
    .map(({ methods, path }) => ({ methods, path: String(path) }))
    .filter(({ path }) => !staticFiles.test(path))
    .flatMap(({ methods, path }) =>
      methods.map((method: unknown) => ({ method: String(method), path })),
    )
    .filter(({ method }) => method !== 'HEAD');

/** The address of a route for a type that exists, and for ids that do not. */
const addressOf = ({ path }: Route, id: string): string =>
  path.replaceAll(/:(\w+)/g, (_parameter, name: string) =>
    ['model', 'uid', 'contentType'].includes(name) ? 'api::blog.blog' : id,
  );

/** Names of fields that Strapi's routes look for. */
const fields =
  `action alternativeText caption code conditions connect data description documentIds email events field fileIds
  fileInfo files firstname folder folderIds headers id ids isActive isEnabled lastname layouts lifespan locale metadatas name
  parent permissions properties roles settings type uid updates url urls value widgets`.split(
    /\s+/,
  );

/** What is sent beside what is meant: no fields, and in each field a value of no use. */
const bodies: object[] = [
  {},
  ...[1, 'a\u0000b', [null]].map((value) =>
    Object.fromEntries(fields.map((name) => [name, value])),
  ),
];

interface Sent {
  id: string;
  body?: object;
}

const endsSession = ({ path }: Route) => /logout|sessions/.test(path);

const withoutBody: Sent[] = [{ id: '424242' }, { id: 'nothing' }];

async function faults(account: number, sentTo: (route: Route) => Sent[]): Promise<string[]> {
  const found = new Set<string>();
  let token = await tokenOf(account);
  for (const route of routes()) {
    for (const { id, ...sent } of sentTo(route)) {
      const address = `${addressOf(route, id)}?id=a%00b&_q=a%00b&folder=x&ids[]=x`;
      const { status } = await call(cms, address, { method: route.method, token, ...sent });
      if (status >= 500) found.add(`${route.method} ${route.path} ${JSON.stringify(sent.body)}`);
      if (endsSession(route)) token = await tokenOf(account);
    }
  }
  return [...found];
}

const readsBodies = ({ method }: Route) => method === 'POST' || method === 'PUT';

test('no route fails for ids that there are none of, or for what has another shape', async () => {
  const all = (route: Route) =>
    readsBodies(route)
      ? [...withoutBody, ...bodies.map((body) => ({ id: '424242', body }))]
      : withoutBody;
  expect(await faults(superAdmin, all)).toEqual([]);
  expect(await faults(webAdmin, () => [{ id: '424242' }])).toEqual([]);
}, 240_000);

test('what is no object of JSON is refused', async () => {
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
])('there is nothing at %s, for nobody', async (address) => {
  for (const token of [undefined, await tokenOf(webAdmin), await tokenOf(superAdmin)]) {
    expect((await call(cms, address, token === undefined ? {} : { token })).status).toBe(404);
  }
});

test('an id with a NUL behind it is not that id', async () => {
  const token = await tokenOf(superAdmin);
  const address = `/admin/users/${String(webAdmin)}`;
  expect((await call(cms, `${address}%00`, { method: 'DELETE', token })).status).toBe(404);
  expect((await call(cms, address, { token })).status).toBe(200);
});

test('what an account may not read is refused', async () => {
  const address = '/content-manager/relations/admin::user/roles';
  const answer = await call(cms, address, { token: await tokenOf(webAdmin) });
  expect(answer).toMatchObject({ status: 403, body: { error: { name: 'ForbiddenError' } } });
});

test('a filter with a date that is none is refused', async () => {
  const address = '/admin/users?filters[createdAt][$lt]=soon';
  expect((await call(cms, address, { token: await tokenOf(superAdmin) })).status).toBe(400);
});
