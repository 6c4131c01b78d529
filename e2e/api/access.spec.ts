import { randomUUID } from 'node:crypto';
import { cell, codeIn, forgedTokens, statusIn, tableRows } from '../support/api/access-document';
import { endpoints, panelReads } from '../support/api/api';
import { solvedCaptcha } from '../support/api/captcha';
import { record, send } from '../support/api/send';
import type { System } from '../support/system/system';
import { pictureDataUrl } from '../support/hostile/picture-data';
import { logIn, logSuperAdminIn, makeAdminWith } from '../support/panel/sessions';
import { expect, test } from '../support/system/own-test';

const rows = tableRows("The site's API").map((row) => {
  const [route = ''] = codeIn(cell(row, 'Route'));
  return { row, route, needed: codeIn(cell(row, 'Permission')) };
});
const permissions = [...new Set(rows.flatMap(({ needed }) => needed))];

type Identities = Record<string, Record<string, string | undefined>>;

let superAdmin: string;
let strangers: Record<string, string | undefined>;
/** Sessions of admins who hold only what a route needs, and of admins who hold everything but the first of that. */
const withIt = new Map<string, string>();
const withoutIt = new Map<string, string>();
const created = { blogs: new Set<string>(), faq: new Set<string>() };

async function sessionWith(system: System, actions: string[]): Promise<string> {
  return logIn(system, await makeAdminWith(system, superAdmin, actions));
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ system }) => {
  test.setTimeout(180_000);
  superAdmin = await logSuperAdminIn(system);
  for (const { route, needed } of rows.filter((row) => row.needed.length > 0)) {
    const others = permissions.filter((permission) => permission !== needed[0]);
    withIt.set(route, await sessionWith(system, needed));
    withoutIt.set(route, await sessionWith(system, others));
  }
  const account = await makeAdminWith(system, superAdmin, permissions);
  const loggedOut = await logIn(system, account);
  await send(`${system.settings.cmsUrl}/admin/logout`, { method: 'POST', token: loggedOut });
  strangers = {
    nobody: undefined,
    'logged out': loggedOut,
    ...forgedTokens(await logIn(system, account), system.secrets.ADMIN_JWT_SECRET),
  };
});

test.afterAll(async ({ system }) => {
  for (const [kind, ids] of Object.entries(created)) {
    const word = kind === 'blogs' ? 'deleteblogs' : 'deletefaq';
    for (const id of ids) {
      const url = `${system.settings.siteUrl}/api/${kind}/${word}/${id}`;
      await send(url, { method: 'DELETE', token: superAdmin });
    }
  }
});

const blog = () => ({
  title: `Access ${randomUUID()}`,
  description: '<p>Text.</p>',
  image: [pictureDataUrl],
  tag: '',
  category: 'Testing',
});
const faq = () => ({ question: `Access ${randomUUID()}?`, description: '<p>Answer.</p>' });

/** The body of a valid call, by the last part of its path that is not an id. */
async function bodyOf(word: string, system: System): Promise<object | undefined> {
  const bodies: Record<string, () => object | Promise<object>> = {
    adminlogin: () => ({ username: system.admin.username, password: system.admin.password }),
    createadmin: () => ({ username: `access-${randomUUID()}`, password: 'Another-Horse-8' }),
    createblog: blog,
    editblog: () => ({ title: `Access ${randomUUID()}` }),
    fetchblogsbycategory: () => ({ category: 'Testing' }),
    createfaq: faq,
    editfaq: faq,
    createrequestdemo: () => ({ name: 'A', email: '', mobile: '', product: 'Dc3' }),
    requestdemosforproduct: () => ({ product: 'Dc3' }),
    createcontactus: async () => ({
      name: 'HRIS director',
      email: 'hris@example.com',
      phone: '555-0199',
      subject: 'Access',
      message: 'How do we begin?',
      captcha: await solvedCaptcha(system.settings.siteUrl),
    }),
  };
  return bodies[word]?.();
}

function remember(kind: 'blogs' | 'faq', body: unknown): string | undefined {
  const { _id: id } = record(record(body).result);
  if (typeof id !== 'string') return undefined;
  created[kind].add(id);
  return id;
}

/** Creates an entry for a call that changes or deletes one. */
async function newEntry({ settings }: System, kind: 'blogs' | 'faq'): Promise<string> {
  const [path, json] =
    kind === 'blogs' ? [endpoints.createblog.path, blog()] : [endpoints.createfaq.path, faq()];
  const url = `${settings.siteUrl}/api/${path}`;
  const answer = await send(url, { method: 'POST', token: superAdmin, json });
  const id = remember(kind, answer.body);
  if (id === undefined) throw new Error(`${path}: HTTP ${String(answer.status)} ${answer.text}`);
  return id;
}

async function ask(system: System, route: string, token: string | undefined) {
  const [method = '', path = ''] = route.split(' ');
  const kind = path.startsWith('/api/blogs/') ? 'blogs' : 'faq';
  const word = path.replace('/:id', '').split('/').at(-1) ?? '';
  const id = path.includes(':id') ? await newEntry(system, kind) : '';
  const json = await bodyOf(word, system);
  const url = `${system.settings.siteUrl}${path.replace(':id', id)}`;
  const answer = await send(url, { method, token, ...(json === undefined ? {} : { json }) });
  if (word === 'createblog' || word === 'createfaq') remember(kind, answer.body);
  return answer;
}

for (const { row, route } of rows) {
  test(`${route} answers each identity with the documented status`, async ({ system }) => {
    test.setTimeout(180_000);
    const identities: Identities = {
      Stranger: strangers,
      'Admin without': { 'admin without': withoutIt.get(route) ?? superAdmin },
      'Admin with': { 'admin with': withIt.get(route) ?? superAdmin },
      Function: { function: system.secrets.CMS_FUNCTION_TOKEN },
      Build: { build: system.secrets.CMS_BUILD_TOKEN },
    };
    const actual: Record<string, number> = {};
    const documented: Record<string, number> = {};
    for (const [column, tokens] of Object.entries(identities)) {
      for (const [name, token] of Object.entries(tokens)) {
        documented[name] = statusIn(cell(row, column));
        const answer = await ask(system, route, token);
        actual[name] = answer.status;
        if (answer.status < 400) continue;
        expect(answer.body).toEqual({
          error: true,
          code: answer.status === 401 ? 'not_logged_in' : 'not_allowed',
          message: expect.stringMatching(/\.$/),
        });
      }
    }
    expect(actual).toEqual(documented);
  });
}

for (const row of tableRows("The site's API", 'Call')) {
  const [route = ''] = codeIn(cell(row, 'Call'));
  test(`${route} answers each token with the documented status`, async ({ system }) => {
    const { siteUrl, cmsUrl } = system.settings;
    const [method = '', path = ''] = route.split(' ');
    const json = method === 'POST' ? { email: 'nobody@example.com' } : undefined;
    const answerTo = (token: string | undefined) =>
      send(`${siteUrl}${path}`, { method, token, ...(json === undefined ? {} : { json }) });
    const { CMS_FUNCTION_TOKEN, CMS_BUILD_TOKEN, OPERATIONS_TOKEN } = system.secrets;
    const others: typeof strangers = {
      ...strangers,
      'super admin': superAdmin,
      function: CMS_FUNCTION_TOKEN,
      build: CMS_BUILD_TOKEN,
    };
    for (const [name, token] of Object.entries(others)) {
      const column = token === undefined ? 'No token' : 'Another token';
      const { status, body } = await answerTo(token);
      expect(status, name).toBe(statusIn(cell(row, column)));
      if (status === 200) expect(Object.keys(record(body))).toEqual(['status']);
      else expect(body).toMatchObject({ error: true, code: 'not_logged_in' });
    }
    const { status, body } = await answerTo(OPERATIONS_TOKEN);
    expect(status).toBe(statusIn(cell(row, '`OPERATIONS_TOKEN`')));
    expect(Object.keys(record(body)).length).toBeGreaterThan(1);
    // The CMS refuses the same token.
    const { status: atCms } = await send(`${cmsUrl}${panelReads.contacts}`, {
      token: OPERATIONS_TOKEN,
    });
    expect(atCms).toBe(401);
  });
}

test('the documentation has a row for each endpoint of the contract', () => {
  const contract = Object.values(endpoints).map(
    ({ method, path }) => `${method} /api/${path.replace('{id}', ':id')}`,
  );
  expect(rows.map(({ route }) => route).sort()).toEqual(['GET /api/captcha', ...contract].sort());
});
