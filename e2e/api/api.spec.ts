import { randomUUID } from 'node:crypto';
import { AdminApi } from '../support/panel/admin-api';
import { solvedCaptcha } from '../support/api/captcha';
import { expect, test } from '../support/system/own-test';

// The public endpoints of Spec §7, with the methods that it leaves open.
const served = [
  ['GET', 'blogs/allblogs'],
  ['POST', 'blogs/fetchblogsbycategory'],
  ['GET', 'faq/allfaqs'],
  ['POST', 'requestdemo/createrequestdemo'],
  ['POST', 'contactus/createcontactus'],
] as const;

const fields = {
  name: 'HRIS director',
  email: 'hris@example.com',
  phone: '555-0199',
  subject: 'A question',
  message: 'How do we begin?',
};

for (const [method, path] of served) {
  test(`${method} ${path} answers, and refuses another method with the allowed ones`, async ({
    request,
  }) => {
    const right = await request.fetch(`/api/${path}`, {
      method,
      ...(method === 'POST' ? { data: {} } : {}),
    });
    expect(right.status()).toBe(method === 'GET' ? 200 : 400);
    const wrong = await request.fetch(`/api/${path}`, { method: 'PATCH' });
    expect(wrong.status()).toBe(405);
    expect(wrong.headers().allow).toContain(method);
    expect(await wrong.json()).toMatchObject({ error: true, code: 'method_not_allowed' });
  });
}

test('answers an unknown address with 404 in the error shape', async ({ request }) => {
  const unknown = await request.get('/api/faq/nothing');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: true, code: 'not_found' });
});

test('the public lists return the published entries in pages', async ({ request, system }) => {
  const all = await (await request.get('/api/faq/allfaqs')).json();
  expect(all.pagination.total).toBeGreaterThanOrEqual(26);
  expect(all.allfaqs).toHaveLength(all.pagination.total);
  expect(all.allfaqs[0]).toEqual({
    _id: expect.any(String),
    id: all.allfaqs[0]._id,
    question: expect.any(String),
    description: expect.stringContaining('<p>'),
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  });
  const second = await (await request.get('/api/faq/allfaqs?page=2&pageSize=10')).json();
  expect(second.allfaqs).toEqual(all.allfaqs.slice(10, 20));
  expect((await request.get('/api/faq/allfaqs?pageSize=1001')).status()).toBe(400);

  const { allblogs, pagination } = await (await request.get('/api/blogs/allblogs')).json();
  expect(pagination.total).toBeGreaterThanOrEqual(8);
  expect(allblogs[0]).toEqual({
    _id: expect.any(String),
    title: expect.any(String),
    description: expect.stringContaining('<p>'),
    image: [expect.stringContaining(`${system.settings.cmsPublicUrl}/uploads/`)],
    tag: expect.any(String),
    category: expect.any(String),
  });
  const categories = new Set(allblogs.map(({ category }: { category: string }) => category));
  expect(categories.size).toBeGreaterThanOrEqual(3);
  const [{ category }] = allblogs;
  const answer = await request.post('/api/blogs/fetchblogsbycategory', { data: { category } });
  expect((await answer.json()).result).toEqual(
    allblogs.filter((blog: { category: string }) => blog.category === category),
  );
});

test('a demo request needs a product and at least one detail of the visitor', async ({
  request,
}) => {
  const url = '/api/requestdemo/createrequestdemo';
  const good = await request.post(url, {
    data: { name: '', email: 'a@example.com', mobile: '', product: 'Dc3' },
  });
  expect(good.status()).toBe(201);
  expect(await good.json()).toEqual({ result: { _id: expect.any(String) } });
  for (const data of [
    { name: 'A', product: 'dc3' },
    { name: 'A' },
    { product: 'Dc3', name: ' ' },
  ]) {
    expect((await request.post(url, { data })).status()).toBe(400);
  }
});

test('answers a retry like the first call, and refuses other fields with the same key', async ({
  request,
  system,
}) => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const captcha = await solvedCaptcha(system.settings.siteUrl);
  const url = '/api/contactus/createcontactus';
  const first = await request.post(url, { headers, data: { ...fields, captcha } });
  expect(first.status()).toBe(201);
  const retry = await request.post(url, { headers, data: { ...fields, captcha } });
  expect(await retry.json()).toEqual(await first.json());
  const other = await request.post(url, { headers, data: { ...fields, name: 'Other', captcha } });
  expect(other.status()).toBe(422);
});

test('accepts a captcha solution once, even in concurrent calls', async ({ request, system }) => {
  const captcha = await solvedCaptcha(system.settings.siteUrl);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      request.post('/api/contactus/createcontactus', {
        headers: { 'Idempotency-Key': randomUUID() },
        data: { ...fields, subject: 'Replayed', captcha },
      }),
    ),
  );
  const statuses = answers.map((answer) => answer.status()).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 400)]);
  const refused = answers.find((answer) => answer.status() === 400);
  expect(await refused?.json()).toEqual({
    error: true,
    code: 'captcha_failed',
    message: 'Please confirm your not a robot.',
  });
});

test('stores concurrent copies of a message once', async ({ request, system }) => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const captcha = await solvedCaptcha(system.settings.siteUrl);
  const subject = `At once ${randomUUID()}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      request.post('/api/contactus/createcontactus', {
        headers,
        data: { ...fields, subject, captcha },
      }),
    ),
  );
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).result._id));
  expect(new Set(ids).size).toBe(1);
  const admin = await AdminApi.login(system);
  expect(await admin.countContacts(subject)).toBe(1);
});

test('the CMS API is closed without a token, and the function token reaches only its own actions', async ({
  system,
}) => {
  const { cmsUrl } = system.settings;
  const addresses = ['faqs', 'blogs', 'contacts', 'demo-requests', 'faq/allfaqs', 'upload/files'];
  for (const address of addresses) {
    const response = await fetch(`${cmsUrl}/api/${address}`);
    expect([401, 403, 404], address).toContain(response.status);
  }
  const headers = { authorization: `Bearer ${system.secrets.CMS_FUNCTION_TOKEN}` };
  for (const address of ['faqs', 'faqs?status=draft', 'blogs', 'contacts', 'upload/files']) {
    const response = await fetch(`${cmsUrl}/api/${address}`, { headers });
    expect([403, 404], address).toContain(response.status);
  }
});
