import { endpoints } from '../../../src/contract/endpoints';
import {
  permissionAction,
  permissions,
} from '../../../src/plugins/web-admin/server/src/permissions';
import { accountOf, createAccount, createRole, openSession } from '../harness/access/accounts';
import { cell, codeIn, statusIn, tableRows, type Row } from '../harness/access/access-tables';
import { call, type Answer } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { GoodCalls } from '../harness/access/good-calls';
import { strangers } from '../harness/access/hostile-tokens';

const contentApi = tableRows("The CMS's content API");
const pluginRoutes = tableRows("The plugin's routes");
const strapiRoutes = tableRows("Strapi's own routes");
const forEveryAdmin = tableRows('Open to every admin').flatMap(routesOf);

/** Every call comes from one address, so its limit has to be high. */
const unlimited = {
  LOGIN_LIMIT_PER_ADDRESS: '100000',
  LOGIN_LIMIT_PER_ACCOUNT: '100000',
  REFUSED_LIMIT_PER_ADDRESS: '100000',
  WRITE_LIMIT_PER_ADDRESS: '100000',
  PREVIEW_LIMIT_PER_ADDRESS: '100000',
};

/** Replies are queued for a mail server that never takes one. */
const mailServer = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'firm@example.com' };

/** Links to previews lead to the site. */
const site = { SITE_URL: 'https://site.example' };

let cms: TestCms;
let calls: GoodCalls;
let superAdmin: string;
let webAdmin: string;
let strange: Record<string, string | undefined>;
/** A session of an admin who has only this permission, and one of an admin who has all others. */
const holders = new Map<string, { only: string; allOthers: string }>();
/** Sessions of admins who have just the permissions of a route that needs several. */
const holdersOfSeveral = new Map<string, string>();

/** The permissions that a route needs, all of them. */
const permissionsOf = (row: Row): string[] =>
  codeIn(row.get('Permission') ?? '').filter((code) => code.startsWith('plugin::web-admin.'));

function routesOf(row: Row): string[] {
  return codeIn(cell(row, 'Route'));
}

async function tokenOf(account: number): Promise<string> {
  return (await openSession(cms, account)).accessToken;
}

async function holder(name: string, actions: string[]): Promise<string> {
  const role = await createRole(cms, name, actions);
  return tokenOf(await createAccount(cms, `${name}@example.com`, role));
}

beforeAll(async () => {
  cms = await startTestCms({ ...unlimited, ...mailServer, ...site });
  const first = await accountOf(cms, firstAdmin.ADMIN_EMAIL);
  superAdmin = await tokenOf(first);
  webAdmin = await tokenOf(await createAccount(cms, 'web@example.com', 'web-admin'));
  strange = await strangers(
    cms,
    await createAccount(cms, 'stranger@example.com', 'strapi-super-admin'),
  );
  calls = new GoodCalls(cms, first);
  const all = permissions.map(({ uid }) => permissionAction(uid));
  for (const action of all) {
    const name = action.replaceAll(/\W/g, '-');
    holders.set(action, {
      only: await holder(`only-${name}`, [action]),
      allOthers: await holder(
        `all-but-${name}`,
        all.filter((other) => other !== action),
      ),
    });
  }
  for (const names of pluginRoutes.map(permissionsOf).filter(({ length }) => length > 1)) {
    const key = names.join(' ');
    if (holdersOfSeveral.has(key)) continue;
    holdersOfSeveral.set(key, await holder(key.replaceAll(/\W/g, '-'), names));
  }
});

afterAll(() => cms.stop());

/** Who the columns of the document stand for: their names and what they send as a bearer token. */
function identities(column: string, row: Row): Record<string, string | undefined> {
  const needed = permissionsOf(row);
  const withoutOne = needed.flatMap((name) => {
    const held = holders.get(name);
    return held === undefined ? [] : [[`admin without ${name}`, held.allOthers] as const];
  });
  const withAll = holdersOfSeveral.get(needed.join(' ')) ?? holders.get(needed[0] ?? '')?.only;
  const known: Record<string, Record<string, string | undefined>> = {
    Stranger: strange,
    Admin: { 'web admin': webAdmin, 'super admin': superAdmin },
    'Admin without':
      withoutOne.length > 0 ? Object.fromEntries(withoutOne) : { 'admin without': webAdmin },
    'Admin with': { 'admin with': withAll ?? superAdmin },
    'Web Admin': { 'web admin': webAdmin },
    'Super Admin': { 'super admin': superAdmin },
    Function: { function: cms.functionToken },
    Build: { build: cms.buildToken },
  };
  return known[column] ?? {};
}

async function ask(route: string, token: string | undefined): Promise<Answer> {
  const { address, ...request } = await calls.of(route);
  return call(cms, address, { ...request, ...(token === undefined ? {} : { token }) });
}

/** Makes the calls of one row of the document. @returns the status that each identity got, and that of the document */
async function compare(row: Row): Promise<{ got: unknown; said: unknown }> {
  const got: Record<string, number> = {};
  const said: Record<string, number> = {};
  for (const route of routesOf(row)) {
    for (const column of row.keys()) {
      for (const [name, token] of Object.entries(identities(column, row))) {
        said[`${route} for ${name}`] = statusIn(cell(row, column));
        got[`${route} for ${name}`] = (await ask(route, token)).status;
      }
    }
  }
  return { got, said };
}

const titled = (rows: Row[]) => rows.map((row) => [cell(row, 'Route'), row] as const);

test.each(titled(contentApi))(
  'the content API answers %s to everyone as the document says',
  async (_route, row) => {
    const { got, said } = await compare(row);
    expect(got).toEqual(said);
  },
);

test.each(titled(pluginRoutes))(
  'the plugin answers %s to everyone as the document says',
  async (_route, row) => {
    const { got, said } = await compare(row);
    expect(got).toEqual(said);
  },
);

test.each(titled(strapiRoutes))(
  'Strapi answers %s to everyone as the document says',
  async (_route, row) => {
    const { got, said } = await compare(row);
    expect(got).toEqual(said);
  },
);

const staticFiles = /[(*]|^\/$|^\/_health$/;

/** Every route that the CMS has registered, as the document writes it, without the patterns of static files. */
function registered(): string[] {
  return cms.strapi.server
    .listRoutes()
    .map(({ methods, path }) => ({ methods, path: String(path) }))
    .filter(({ path }) => !staticFiles.test(path))
    .flatMap(({ methods, path }) =>
      methods
        .filter((method: unknown) => method !== 'HEAD')
        .map((method: unknown) => `${String(method)} ${path}`),
    );
}

const below = (prefix: string) => (route: string) => route.split(' ')[1]?.startsWith(prefix);

test.each([
  ['/api/', contentApi],
  ['/web-admin/', pluginRoutes],
])('each route below %s has a row, and each row a route', (prefix, rows) => {
  expect(rows.flatMap(routesOf).sort()).toEqual(registered().filter(below(prefix)).sort());
});

test.each(
  tableRows("The CMS's content API", 'No such route').flatMap((row) =>
    codeIn(cell(row, 'No such route')).map(
      (route) => [route, statusIn(cell(row, 'Everyone'))] as const,
    ),
  ),
)('%s does not exist for anyone: %i', async (route, status) => {
  const [method = '', address = ''] = route.split(' ');
  for (const token of [undefined, superAdmin, cms.functionToken, cms.buildToken]) {
    const answer = await call(cms, address, { method, ...(token === undefined ? {} : { token }) });
    expect(answer.status).toBe(status);
  }
});

test('each row of the contract for admins is a route of the plugin', () => {
  const documented = pluginRoutes.flatMap(routesOf);
  for (const { method, path, access } of Object.values(endpoints)) {
    if (access === 'anyone') continue;
    expect(documented).toContain(`${method} /web-admin/${path.replace('{id}', ':id')}`);
  }
});

const openRoutes = strapiRoutes
  .filter((row) => statusIn(cell(row, 'Stranger')) !== 401)
  .flatMap(routesOf);

/** Strapi's routes that refuse strangers, without those of the content API. */
const closedRoutes = () =>
  registered().filter(
    (route) => !/ \/(api|web-admin)\//.test(route) && !openRoutes.includes(route),
  );

/** A real address of a route: with a type that exists and an id that does not. */
const addressOf = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_parameter, name: string) =>
    ['model', 'uid', 'contentType'].includes(name) ? 'api::blog.blog' : '424242',
  );

test('every other route of Strapi refuses strangers and both tokens', async () => {
  const closed = closedRoutes();
  expect(closed.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const route of closed) {
    const [method = '', path = ''] = route.split(' ');
    const shown: typeof strange = {
      ...strange,
      function: cms.functionToken,
      build: cms.buildToken,
    };
    for (const [name, token] of Object.entries(shown)) {
      const { status } = await call(cms, addressOf(path), {
        method,
        ...(token === undefined ? {} : { token }),
      });
      if (status !== 401) open.push(`${route} answers ${String(status)} to ${name}`);
    }
  }
  expect(open).toEqual([]);
});

test('a web admin reaches only those of Strapi’s routes that every admin reaches', async () => {
  const reached: string[] = [];
  const account = await createAccount(cms, 'wanderer@example.com', 'web-admin');
  for (const route of closedRoutes()) {
    const [method = '', path = ''] = route.split(' ');
    // Some of these routes end a session.
    const token = await tokenOf(account);
    const answer = await call(cms, addressOf(path), { method, token });
    if (![401, 403, 404].includes(answer.status)) reached.push(route);
  }
  expect(reached.sort()).toEqual(forEveryAdmin.sort());
});
