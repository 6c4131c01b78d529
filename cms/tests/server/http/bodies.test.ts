import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { endpoints } from '../../../src/contract/endpoints';
import { limits } from '../../../src/contract/limits';
import { openRoutes } from '../../../src/http/body-policy';
import { login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';
import { answerOf, beginCall } from '../harness/raw-call';

let cms: TestCms;
let token: string;
let id: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  const body = { title: 'T', description: 'D', image: [await drawnPicture(1)], category: 'C' };
  ({ id } = await send(cms, '/web-admin/blogs/createblog', { token, body }));
});

afterAll(() => cms.stop());

/** JSON of exactly this many bytes, mostly of two-byte letters. */
function ofSize(bytes: number): string {
  const head = '{"title":"';
  const room = bytes - head.length - 2;
  return `${head}${'é'.repeat(Math.floor(room / 2))}${'a'.repeat(room % 2)}"}`;
}

const address = '/web-admin/blogs/createblog';
const rows = [
  ['a blog', '/web-admin/blogs/createblog', 'POST', limits.blogBody],
  ['the change of a blog', '/web-admin/blogs/editblog/x', 'POST', limits.blogBody],
  ['a FAQ', '/web-admin/faq/createfaq', 'POST', limits.faqBody],
  ['the change of a FAQ', '/web-admin/faq/editfaq/x', 'PUT', limits.faqBody],
  ['a new admin', '/web-admin/webadmin/createadmin', 'POST', limits.body],
] as const;

test.each(rows)(
  '%s may be as large as its limit, and not one byte larger',
  async (_what, path, method, limit) => {
    const fits = await send(cms, path, { method, token, body: ofSize(limit) });
    expect(fits.status).toBe(400);
    const over = await send(cms, path, { method, token, body: ofSize(limit + 1) });
    expect(over.status).toBe(413);
    expect(over.body).toEqual({
      error: true,
      code: 'body_too_large',
      message: expect.stringContaining(String(limit)),
    });
  },
);

test('a body without Content-Length is counted while it is read', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sending = request(`${cms.url}${address}`, { method: 'POST', headers }, (response) => {
      text(response).then((body) => {
        resolve(`${String(response.statusCode)} ${body}`);
      }, reject);
    });
    sending.on('error', reject);
    for (let part = 0; part < 12; part += 1) sending.write('a'.repeat(1024 * 1024));
    sending.end();
  });
  expect(answer).toMatch(/^413 .*body_too_large/);
});

test('a caller without a session gets 401, however large the body', async () => {
  const { status, body } = await send(cms, address, { body: ofSize(limits.blogBody + 1) });
  expect(status).toBe(401);
  expect(body).toMatchObject({ error: true, code: 'not_logged_in' });
});

const strapiFaqs = '/content-manager/collection-types/api::faq.faq';

test("Strapi's own routes accept a megabyte from an admin, and refuse more in Strapi's shape", async () => {
  const fits = await send(cms, strapiFaqs, { token, body: ofSize(limits.strapiBody) });
  expect(fits.status).toBe(201);
  const over = await send(cms, strapiFaqs, { token, body: ofSize(limits.strapiBody + 1) });
  expect(over.status).toBe(413);
  expect(over.body).toMatchObject({ data: null, error: { status: 413 } });
});

/** Strapi's routes that require no session. */
function withoutSession(): string[] {
  const admin: unknown = Object.values(record(cms.strapi.get('admin').routes));
  const plugins = Object.entries(cms.strapi.plugins).flatMap(([name, plugin]) =>
    Object.values(record(plugin.routes)).map((group) => [name, group] as const),
  );
  const groups = [...[admin].flat().map((group) => ['admin', group] as const), ...plugins];
  return groups.flatMap(([name, group]) =>
    [record(group).routes]
      .flat()
      .map(record)
      .filter(({ config }) => record(config).auth === false)
      .map(({ method, path }) => `${String(method)} /${name}${String(path)}`)
      .filter((call) => !call.startsWith('GET ')),
  );
}

test('only the known routes require no session', () => {
  expect(withoutSession().sort()).toEqual([...openRoutes].sort());
});

test.each(openRoutes.map((route) => route.split(' ')[1] ?? ''))(
  '%s accepts 64 KB, and refuses deeply nested values and prototypes',
  async (route) => {
    expect((await send(cms, route, { body: ofSize(limits.body) })).status).not.toBe(413);
    expect((await send(cms, route, { body: ofSize(limits.body + 1) })).status).toBe(413);
    for (const deep of [
      `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
      `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`,
      '{"__proto__":{"isAdmin":true}}',
    ]) {
      for (const body of [deep, `{"email":${deep},"password":${deep}}`]) {
        expect((await send(cms, route, { body })).status).toBe(400);
      }
    }
  },
);

test('ten megabytes of objects are refused before they are parsed', async () => {
  const many = `{"image":[${'{},'.repeat(3_400_000)}{}]}`;
  const answer = await send(cms, address, { token, body: many });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_body' });
});

const anywhere = [
  ['a row of ours', 'POST /web-admin/blogs/createblog', 401],
  ['the change of a blog', 'POST /web-admin/blogs/editblog/x', 401],
  ['a FAQ', 'PUT /web-admin/faq/editfaq/x', 401],
  ['a new admin', 'POST /web-admin/webadmin/createadmin', 401],
  ['a form', 'POST /api/contactus/createcontactus', 401],
  ["an address of Strapi's", 'PUT /admin/users/me', 401],
  ['an entry', `POST ${strapiFaqs}`, 401],
  ['an upload', 'POST /upload', 401],
  ['an unsupported method', 'PATCH /upload', 405],
  ['an unknown address', 'POST /nothing', 405],
] as const;

test.each(anywhere)(
  'the body of a call to %s with a wrong token is not read',
  async (_what, to, said) => {
    for (const wrong of [undefined, 'garbage', cms.buildToken.replace(/^./, 'x')]) {
      const headers = { 'Content-Length': String(limits.blogBody) };
      const { status, answer } = await answerOf(
        await beginCall(cms, to, { token: wrong, headers }),
      );
      expect(status).toBe(said);
      expect(answer).toMatch(/^connection: close$/im);
    }
  },
);

test('a caller that is still sending gets the refusal', async () => {
  const socket = await beginCall(cms, 'POST /nothing', {
    headers: { 'Content-Length': '9999999' },
  });
  const answered = answerOf(socket);
  const sending = setInterval(() => socket.write('a'.repeat(10_000)), 5);
  expect((await answered).status).toBe(405);
  clearInterval(sending);
});

test('a compressed body is refused, and the next call goes through', async () => {
  // Too large to arrive in one piece, and larger than any limit.
  const bomb = gzipSync(randomBytes(3 * 1024 * 1024));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, method: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${cms.url}${path}`, { agent, method, headers }, (response) => {
        response.resume().on('end', () => {
          resolve(response.statusCode);
        });
      })
        .on('error', reject)
        .end(body);
    });
  const compressed = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  };
  for (const to of ['/admin/login', address, strapiFaqs, '/upload/files', '/nothing']) {
    expect([to, await ask(to, 'POST', compressed, bomb)]).toEqual([to, 415]);
    expect(await ask('/_health', 'GET', {})).toBe(204);
  }
  agent.destroy();
});

test('after a body is refused midway, the next call on the connection goes through', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 5_000 });
  const ask = (path: string, method: string, body = '') =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const asked = request(`${cms.url}${path}`, { agent, method, headers }, (response) => {
        response.resume().on('end', () => {
          resolve(response.statusCode);
        });
      });
      asked.on('error', reject).on('timeout', () => {
        reject(new Error('No answer.'));
      });
      // With `write`, the request has no Content-Length.
      if (body !== '') asked.write(body);
      asked.end();
    });
  expect(await ask('/admin/login', 'POST', 'a'.repeat(4 * limits.body))).toBe(413);
  expect(await ask('/_health', 'GET')).toBe(204);
  agent.destroy();
});

test('the bytes read at the same time are limited, and released afterwards', async () => {
  const headers = { 'Content-Length': String(limits.blogBody) };
  const large = Buffer.alloc(limits.blogBody - 1, ' ');
  const begin = async () => {
    const socket = await beginCall(cms, `POST ${address}`, { token, headers });
    await new Promise((written) => socket.write(large, written));
    return socket;
  };
  const begun = await Promise.all(Array.from({ length: 5 }, begin));
  const refused = await Promise.race(begun.map(answerOf));
  expect(refused.status).toBe(503);
  expect(refused.answer).toMatch(/^retry-after: \d+$/im);
  expect(refused.answer).toContain('"code":"overloaded"');
  for (const socket of begun) socket.destroy();
  expect((await send(cms, address, { token, body: ofSize(limits.blogBody) })).status).toBe(400);
});

test.each([
  ['broken JSON', '{"title":', 400, 'invalid_body'],
  ['nothing', '', 400, 'invalid_body'],
  ['a list', '[]', 400, 'invalid_body'],
  ['a number', '7', 400, 'invalid_body'],
  ['a prototype', '{"__proto__":{"title":"x"}}', 400, 'invalid_body'],
] as const)("%s is refused in the contract's error shape", async (_what, body, status, code) => {
  for (const [, path, method] of rows) {
    const answer = await send(cms, path, { method, token, body });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error: true, code, message: expect.any(String) });
  }
});

test.each([
  ['text/plain', {}],
  ['application/x-www-form-urlencoded', {}],
  ['multipart/form-data; boundary=x', {}],
  ['application/json; charset=utf-16', {}],
  ['application/json', { 'content-encoding': 'gzip' }],
])('a body sent as %s %j is refused', async (type, headers) => {
  const body = 'content-encoding' in headers ? gzipSync('{}').toString('latin1') : '{}';
  const answer = await send(cms, address, {
    token,
    headers: { 'content-type': type, ...headers },
    body,
  });
  expect(answer.status).toBe(415);
  expect(answer.body).toMatchObject({ error: true, code: 'unsupported_media_type' });
});

const admins = Object.values(endpoints).filter(({ access }) => access !== 'anyone');

test.each(admins.map(({ method, path }) => [method, path] as const))(
  '%s %s answers other methods with 405 and names its own',
  async (method, path) => {
    for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
      (each) => each !== method,
    )) {
      const url = `/web-admin/${path.replace('{id}', id)}`;
      const answer = await send(cms, url, { method: other, token });
      expect([other, answer.status]).toEqual([other, 405]);
      expect(answer.headers.get('allow')).toContain(method);
      expect(answer.body).toMatchObject({ error: true, code: 'method_not_allowed' });
    }
  },
);

test.each(['/web-admin/blogs', '/web-admin/nothing', '/web-admin/blogs/x/y'])(
  "%s answers a caller without a session in the contract's error shape",
  async (path) => {
    const { status, body } = await send(cms, path);
    expect([401, 404]).toContain(status);
    expect(body).toEqual({ error: true, code: expect.any(String), message: expect.any(String) });
  },
);
