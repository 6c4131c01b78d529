import { randomUUID } from 'node:crypto';
import { seedTemplates } from '../../../../src/leads/replies/templates';
import { call, login, record } from '../../harness/call';
import { createAccount, createRole, openSession } from '../../harness/access/accounts';
import { firstAdmin, startTestCms, type TestCms } from '../../harness/cms';
import { newVisitor, sendContact } from '../../harness/leads/sent-leads';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const path = '/web-admin/reply-templates';
const template = { name: 'Holidays', subject: 'Re: {{topic}}', text: 'Dear {{name}}' };

const list = async () => {
  const { body } = await call(cms, path, { token });
  return [body.result ?? []].flat().map(record);
};

const create = (body: object = template, headers: Record<string, string> = {}) =>
  call(cms, path, { token, body, headers });

const put = (id: string, body: object, version: string) =>
  call(cms, `${path}/${id}`, {
    method: 'PUT',
    token,
    body,
    headers: { 'if-match': `"${version}"` },
  });

test('a new CMS has two samples; deleted ones do not come back', async () => {
  const samples = await list();
  expect(samples.map(({ name }) => name)).toEqual(['Thank you, we will call', 'Times for a demo']);
  for (const { _id: id } of samples) {
    await call(cms, `${path}/${String(id)}`, { method: 'DELETE', token });
  }
  await seedTemplates(cms.strapi);
  expect(await list()).toEqual([]);
});

test('a template is created once for each key, changed, and deleted', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const { _id: id } = record((await create(template, key)).body.result);
  const created = await create(template, key);
  expect(created.status).toBe(201);
  expect(record(created.body.result)).toMatchObject({ ...template, _id: id });
  const { version } = record(created.body.result);
  const changed = await put(String(id), { ...template, text: 'Hello' }, String(version));
  expect(record(changed.body.result)).toMatchObject({ text: 'Hello', updatedBy: 'first.admin' });
  const stale = await put(String(id), { ...template, text: 'Hi' }, String(version));
  expect(stale.body).toMatchObject({ code: 'edit_conflict' });
  expect((await call(cms, `${path}/${String(id)}`, { method: 'DELETE', token })).status).toBe(200);
  expect((await call(cms, `${path}/${String(id)}`, { token })).status).toBe(404);
});

test('a template can be without a subject', async () => {
  const { name, text } = template;
  const answer = await create({ name, text });
  expect(record(answer.body.result)).toMatchObject({ subject: '' });
});

test.each([
  ['an unknown variable', { text: 'Dear {{nmae}}' }, /no variable {{nmae}}/],
  ['no name', { name: ' ' }, /Give the template a name/],
  ['no text', { text: '' }, /Write the text/],
  ['a name that is too long', { name: 'x'.repeat(101) }, /at most 100/],
  ['another field', { html: '<p>' }, /takes only/],
])('a template with %s is refused', async (_what, part, message) => {
  const answer = await create({ ...template, ...part });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(message);
});

test('the number of templates is bounded', async () => {
  const some = Array.from({ length: 200 }, (_, index) => ({
    document_id: String(index).padStart(24, '0'),
    name: `Template ${String(index)}`,
    text: 'Text',
  }));
  await cms.strapi.db.connection.batchInsert('reply_templates', some, 50);
  expect((await create()).body.message).toMatch(/at most 200/);
});

test('who may only read leads cannot change templates', async () => {
  const role = await createRole(cms, 'reader', ['plugin::web-admin.leads.read']);
  const account = await createAccount(cms, 'reader@example.com', role);
  const { accessToken } = await openSession(cms, account);
  expect((await call(cms, path, { token: accessToken })).status).toBe(200);
  expect((await call(cms, path, { token: accessToken, body: template })).status).toBe(403);
});

test('a CMS without a mail server says that it cannot reply', async () => {
  const { id } = await sendContact(cms, { from: newVisitor() });
  const lead = `/web-admin/leads/contacts/${id}`;
  expect(record((await call(cms, lead, { token })).body.result)).toMatchObject({ canReply: false });
  const body = { subject: 'Re: A question', text: 'Hello' };
  const answers = [
    await call(cms, `${lead}/replies`, { token }),
    await call(cms, `${lead}/replies`, { token, body }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/no mail server/);
  }
});
