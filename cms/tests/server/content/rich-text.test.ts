import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;
let admin: string;

beforeAll(async () => {
  cms = await startTestCms();
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const hostile =
  '<p onclick="steal()">Kept <script>steal()</script><a href="javascript:steal()">link</a>' +
  '<img src="x" onerror="steal()"><iframe src="https://example.com"></iframe></p>';

async function expectClean(question: string) {
  const rows = await cms.strapi.db.query('api::faq.faq').findMany({ where: { question } });
  expect(rows.length).toBeGreaterThan(0);
  for (const { description } of rows) {
    expect(description).toContain('Kept');
    expect(description).not.toMatch(/steal|script|iframe|onerror|onclick/);
  }
}

test('the content manager cannot bypass the sanitiser', async () => {
  const question = 'Through the content manager?';
  const path = '/content-manager/collection-types/api::faq.faq';
  const created = await call(cms, path, {
    token: admin,
    body: { question, description: hostile },
  });
  expect(created.status).toBe(201);
  const { documentId } = record(created.body.data);
  await call(cms, `${path}/${String(documentId)}/actions/publish`, {
    token: admin,
    body: { question, description: `${hostile}<p>Again</p>` },
  });
  await expectClean(question);
});

test('the document service cannot bypass it on create and update', async () => {
  const question = 'Through the document service?';
  const faqs = cms.strapi.documents('api::faq.faq');
  const { documentId } = await faqs.create({ data: { question, description: '<p>Kept</p>' } });
  await faqs.update({ documentId, data: { description: hostile } });
  await faqs.publish({ documentId });
  await expectClean(question);
});

test('database queries cannot bypass it, for single rows or many', async () => {
  const faqs = cms.strapi.db.query('api::faq.faq');
  const question = 'Through the database layer?';
  await faqs.create({ data: { question, description: hostile } });
  await faqs.createMany({ data: [{ question, description: hostile }] });
  await expectClean(question);
  await faqs.updateMany({ where: { question }, data: { description: hostile } });
  await expectClean(question);
});

test('turns plain text into paragraphs and keeps its angle brackets and ampersands as text', async () => {
  const question = 'Plain text?';
  await cms.strapi.documents('api::faq.faq').create({
    data: { question, description: 'First & 3 < 4\n\nSecond' },
  });
  const row = await cms.strapi.documents('api::faq.faq').findFirst({ filters: { question } });
  expect(row?.description).toBe('<p>First &amp; 3 &lt; 4</p><p>Second</p>');
});

const nothing = '\u200b\u2060\u00ad\u3164\u2800';

test.each([
  ['question', { question: nothing, description: '<p>Words</p>' }],
  ['answer', { question: 'Why?', description: `<p>${nothing}&#8203;</p>` }],
])('a FAQ with an invisible %s may be a draft, but cannot be published', async (_what, data) => {
  const path = '/content-manager/collection-types/api::faq.faq';
  const created = await call(cms, path, { token: admin, body: data });
  expect(created.status).toBe(201);
  const id = String(record(created.body.data).documentId);
  const published = await call(cms, `${path}/${id}/actions/publish`, { token: admin, body: data });
  expect(published.status).toBe(400);
  expect(published.body).toMatchObject({ error: { message: 'please fill all fields' } });
  const faqs = cms.strapi.documents('api::faq.faq');
  expect(await faqs.findOne({ documentId: id, status: 'published' })).toBeNull();
});

const blog = { title: 'Seen', category: 'News', description: '<p>Words</p>' };

test.each([
  ['title', { ...blog, title: nothing }],
  ['category', { ...blog, category: nothing }],
  ['description', { ...blog, description: `<p>${nothing}</p>` }],
])('a blog with an invisible %s may be a draft, but cannot be published', async (_what, data) => {
  const path = '/content-manager/collection-types/api::blog.blog';
  const created = await call(cms, path, { token: admin, body: data });
  expect(created.status).toBe(201);
  const id = String(record(created.body.data).documentId);
  const published = await call(cms, `${path}/${id}/actions/publish`, { token: admin, body: data });
  expect(published.status).toBe(400);
  expect(published.body).toMatchObject({ error: { message: 'please fill all fields' } });
  const blogs = cms.strapi.documents('api::blog.blog');
  expect(await blogs.findOne({ documentId: id, status: 'published' })).toBeNull();
});
