import { startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms({
    LOGIN_LIMIT_PER_ADDRESS: '2',
    TRUSTED_PROXIES: '2',
    CMS_PUBLIC_URL: 'https://cms.example.com',
  });
});

afterAll(() => cms.stop());

beforeEach(() => cms.strapi.db.connection('rate_limits').delete());

async function guess(round: number, forwarded: string, body: object = {}) {
  const response = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': forwarded,
      'x-forwarded-proto': 'https',
    },
    body: JSON.stringify({ email: `nobody${String(round)}`, password: 'wrong', ...body }),
  });
  return response.status;
}

test('behind two proxies, the second entry from the right is the client', async () => {
  expect(await guess(1, '192.0.2.1, 10.0.0.1')).toBe(400);
  expect(await guess(2, '192.0.2.1, 10.0.0.2')).toBe(400);
  expect(await guess(3, '192.0.2.1, 10.0.0.3')).toBe(429);
  expect(await guess(4, '192.0.2.2, 10.0.0.3')).toBe(400);
});

test('entries that the client itself wrote further left do not evade the limit', async () => {
  expect(await guess(1, '198.51.100.1, 192.0.2.1, 10.0.0.1')).toBe(400);
  expect(await guess(2, '198.51.100.2, 192.0.2.1:4711, 10.0.0.1')).toBe(400);
  expect(await guess(3, '198.51.100.3, ::ffff:192.0.2.1, 10.0.0.1')).toBe(429);
});

test('sets a session cookie for https behind a proxy that ends it', async () => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  expect(await guess(1, '192.0.2.1, 10.0.0.1', { email, password })).toBe(200);
});
