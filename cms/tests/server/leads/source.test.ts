import { randomUUID } from 'node:crypto';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import {
  contact,
  letterBody,
  newVisitor,
  sendContact,
  sendDemoRequest,
  storeLetter,
} from '../harness/leads/sent-leads';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const source = { page: '/contact/', landing: '/blog/', referrer: 'example.com', utm_term: 'hr' };

const leadAt = async (address: string) =>
  record((await call(cms, `/web-admin/leads/${address}`, { token })).body.result);

test('a lead of either form shows how the visitor came to the form', async () => {
  const message = await sendContact(cms, { from: newVisitor(), body: { source } });
  expect(await leadAt(`contacts/${message.id}`)).toMatchObject({ source });
  const request = await sendDemoRequest(cms, { from: newVisitor(), body: { source } });
  expect(await leadAt(`demo-requests/${request.id}`)).toMatchObject({ source });
});

test('a lead without a source has none', async () => {
  const { id } = await sendContact(cms, { from: newVisitor() });
  expect(await leadAt(`contacts/${id}`)).not.toHaveProperty('source');
});

test.each([null, 'text', 7, [], { page: 'no path' }, { utm_term: { $ne: 1 } }])(
  'a lead with the source %j is stored without it',
  async (wrong) => {
    const { id, status } = await sendContact(cms, { from: newVisitor(), body: { source: wrong } });
    expect(status).toBe(201);
    expect(await leadAt(`contacts/${id}`)).not.toHaveProperty('source');
  },
);

test('a form that is sent again from another page is the same lead, with its first source', async () => {
  const sending = { from: newVisitor(), key: randomUUID() };
  const first = await sendContact(cms, { ...sending, body: { source } });
  const again = await sendContact(cms, { ...sending, body: { source: { page: '/faq/' } } });
  expect(again).toMatchObject({ status: 201, id: first.id });
  expect(await leadAt(`contacts/${first.id}`)).toMatchObject({ source });
});

test('a dead letter that is delivered keeps its source, and its list does not show it', async () => {
  const lead = { ...contact, subject: 'From a letter', source };
  await storeLetter(cms, letterBody({ lead: JSON.stringify(lead) }));
  const { body } = await call(cms, '/web-admin/dead-letters', { token });
  const letter = record([body.result ?? []].flat()[0]);
  expect(letter.fields).not.toHaveProperty('source');
  const deliver = `/web-admin/dead-letters/${String(letter._id)}/deliver`;
  expect((await call(cms, deliver, { method: 'POST', token })).status).toBe(200);
  const row: unknown = await cms.strapi.db
    .query('api::contact.contact')
    .findOne({ where: { subject: 'From a letter' } });
  expect(await leadAt(`contacts/${String(record(row).documentId)}`)).toMatchObject({ source });
});
