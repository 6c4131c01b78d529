import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { endpoints } from '../../src/contract/endpoints';
import { limits } from '../../src/contract/limits';
import { login } from './harness/call';
import { firstAdmin, startTestCms, type TestCms } from './harness/cms';
import { drawnPicture, send } from './harness/content';

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

/** JSON of exactly so many bytes, its letters of two bytes each where they can be. */
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
  '%s may have its limit to the byte, and not one more',
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

test('a body that does not say how long it is is counted while it is read', async () => {
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

test('a stranger is told to log in, however large the body', async () => {
  const { status, body } = await send(cms, address, { body: ofSize(limits.blogBody + 1) });
  expect(status).toBe(401);
  expect(body).toMatchObject({ error: true, code: 'not_logged_in' });
});

test("Strapi's own routes keep Strapi's reader and its larger limit", async () => {
  const message = { body: { email: 'a'.repeat(500_000), password: 'x' } };
  const { status, body } = await send(cms, '/admin/login', message);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { status: 400 } });
});

test.each([
  ['broken JSON', '{"title":', 400, 'invalid_body'],
  ['nothing', '', 400, 'invalid_body'],
  ['no object', '[]', 400, 'invalid_body'],
  ['a number', '7', 400, 'invalid_body'],
  ['a prototype', '{"__proto__":{"title":"x"}}', 400, 'invalid_body'],
] as const)('%s is refused in the shape of the contract', async (_what, body, status, code) => {
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
  '%s %s answers other methods with 405 and the one it takes',
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
  'a stranger gets the shape of the contract from %s',
  async (path) => {
    const { status, body } = await send(cms, path);
    expect([401, 404]).toContain(status);
    expect(body).toEqual({ error: true, code: expect.any(String), message: expect.any(String) });
  },
);
