import { firmName } from '../../../src/contract/texts';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${cms.url}${path}`, { method, headers, redirect: 'manual' });

test('anyone gets the login page, with a policy that allows only its own host', async () => {
  const response = await get('/web-admin/login');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = response.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  const html = await response.text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
});

test('the page shows the firm’s name', async () => {
  const html = await (await get('/web-admin/login')).text();
  expect(html).toContain(firmName.replace('&', '&amp;'));
});

test('every file that the page uses exists, with its media type', async () => {
  const html = await (await get('/web-admin/login')).text();
  const own = [...html.matchAll(/(?:href|src)="(\/web-admin\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const script = await (await get('/web-admin/login/login.js')).text();
  const imported = [...script.matchAll(/from '\.\/([^']+)'/g)].map(
    ([, file]) => `/web-admin/login/${file ?? ''}`,
  );
  expect(own).toHaveLength(2);
  expect(imported).toHaveLength(3);
  for (const path of [...own, ...imported]) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(
      path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each([
  'tsconfig.json',
  '..%2fpackage.json',
  '%2e%2e/package.json',
  'constructor',
  '__proto__',
])('serves nothing else from there: %s', async (file) => {
  expect((await get(`/web-admin/login/${file}`)).status).toBe(404);
});

test('the page accepts only GET and HEAD', async () => {
  expect((await get('/web-admin/login', {}, 'HEAD')).status).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await get('/web-admin/login', {}, method)).status).toBe(405);
  }
});

test.each([
  '/admin/plugins/web-admin',
  '/admin/plugins/web-admin/addblog',
  '/ADMIN/plugins/Web-Admin/addblog',
  '/admin/plugins/web-admin/allfaqs?create',
])('without a session, %s redirects to the login, which leads back there', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('location')).toBe(
    `/web-admin/login?redirectTo=${encodeURIComponent(path)}`,
  );
});

test('serves the rest of the panel as usual', async () => {
  for (const path of ['/admin/auth/login', '/admin/plugins/web-adminis']) {
    expect((await get(path)).status).toBe(200);
  }
});

test('with a session, the panel serves the screens', async () => {
  const response = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: firstAdmin.ADMIN_EMAIL,
      password: firstAdmin.ADMIN_PASSWORD,
      deviceId: '0b6dbd0f-32b4-4a3e-9a44-0d7a9a4c2f11',
      rememberMe: false,
    }),
  });
  const cookies = response.headers.getSetCookie();
  expect(cookies[0]).toMatch(/^strapi_admin_refresh=.+; path=\/admin; .*httponly/);
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  expect((await get('/admin/plugins/web-admin/addblog', { cookie })).status).toBe(200);
});

test('the page stores the token where the panel looks for it: under the default name and path', () => {
  expect(cms.strapi.config.get('admin.auth.cookie.name')).toBeUndefined();
  expect(cms.strapi.config.get('admin.auth.cookie.path')).toBeUndefined();
  expect(cms.strapi.config.get('admin.auth.cookie.domain')).toBeUndefined();
});
