import { randomUUID } from 'node:crypto';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import {
  contact,
  demoRequest,
  storeLetter,
  letterBody,
  sendContact,
} from '../harness/leads/sent-leads';

let cms: TestCms;
let admin: string;

const address = '/web-admin/dead-letters';
const acceptedAt = '2026-11-20T10:00:00.000Z';

beforeAll(async () => {
  cms = await startTestCms();
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await cms.strapi.db.connection('dead_letters').delete();
});

const letters = async (query = '') =>
  (await call(cms, `${address}${query}`, { token: admin })).body;
const idsOf = (body: Record<string, unknown>) =>
  [body.result ?? []].flat().map((row) => String(record(row)._id));
const press = (id: string, what: 'deliver' | 'delete') =>
  what === 'deliver'
    ? call(cms, `${address}/${id}/deliver`, { method: 'POST', token: admin })
    : call(cms, `${address}/${id}`, { method: 'DELETE', token: admin });

/** Stores a dead letter. @returns its id in the panel */
async function newLetter(changes: object = {}): Promise<string> {
  expect((await storeLetter(cms, letterBody(changes))).status).toBe(201);
  const [id = ''] = idsOf(await letters());
  return id;
}

const contacts = (filters: object) =>
  cms.strapi.documents('api::contact.contact').findMany({ filters });

test('a dead letter shows the visitor’s fields, the time and the reason for the refusal, and nothing else', async () => {
  const lead = { ...contact, message: 'One\ntwo', captcha: { passed: true, nonce: randomUUID() } };
  await newLetter({ lead: JSON.stringify(lead), reason: 'invalid_body' });
  expect(await letters()).toEqual({
    result: [
      {
        _id: expect.stringMatching(/^[a-z0-9]{24}$/),
        form: 'createcontactus',
        fields: { ...contact, message: 'One\ntwo' },
        reason: 'invalid_body',
        acceptedAt,
      },
    ],
    pagination: { page: 1, pageSize: 100, total: 1 },
  });
});

test('the list is paginated, the most recently accepted first', async () => {
  for (const day of ['11', '13', '12']) {
    await storeLetter(cms, letterBody({ acceptedAt: `2026-11-${day}T10:00:00.000Z` }));
  }
  const days = [await letters('?pageSize=2'), await letters('?pageSize=2&page=2')].map((body) =>
    [body.result].flat().map((row) => String(record(row).acceptedAt).slice(8, 10)),
  );
  expect(days).toEqual([['13', '12'], ['11']]);
});

test('a search finds what the visitor wrote, ignoring case and accents, but no dead letter that was delivered or deleted', async () => {
  const lead = { ...contact, name: 'Renée Dübendorfer', phone: '+41 44 555 01 77' };
  const id = await newLetter({ lead: JSON.stringify(lead) });
  await storeLetter(cms, letterBody());
  for (const search of ['DUBENDORFER renee', '0445550177']) {
    const found = await letters(`?search=${encodeURIComponent(search)}`);
    expect(idsOf(found)).toEqual([id]);
    expect(found.pagination).toMatchObject({ total: 1 });
  }
  await press(id, 'delete');
  const [row] = await cms.strapi.db.connection('dead_letters').where({ document_id: id });
  expect(JSON.stringify(row)).not.toMatch(/dubendorfer|5550177/i);
});

test('an outbox entry becomes one dead letter, however often it is sent', async () => {
  const body = letterBody();
  const answers = await Promise.all(Array.from({ length: 20 }, () => storeLetter(cms, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect((await letters()).pagination).toMatchObject({ total: 1 });
});

test.each(['deliver', 'delete'] as const)(
  'an entry that is sent again after %s stays handled',
  async (what) => {
    const body = letterBody();
    await storeLetter(cms, body);
    const [id = ''] = idsOf(await letters());
    expect((await press(id, what)).status).toBe(200);
    expect((await storeLetter(cms, body)).status).toBe(201);
    expect((await letters()).pagination).toMatchObject({ total: 0 });
  },
);

test('a delivered letter becomes a lead with its own time and key, and leaves the list', async () => {
  const key = randomUUID();
  const id = await newLetter({ idempotencyKey: key });
  expect(await press(id, 'deliver')).toEqual({ status: 200, body: { result: { _id: id } } });
  expect(await contacts({ idempotencyKey: key })).toMatchObject([
    { ...contact, createdAt: acceptedAt },
  ]);
  expect((await letters()).pagination).toMatchObject({ total: 0 });
  // A late retry of the visitor's browser finds the lead.
  expect((await sendContact(cms, { key })).status).toBe(201);
  expect(await contacts({ idempotencyKey: key })).toHaveLength(1);
});

test('concurrent calls deliver a letter once', async () => {
  const name = `Twice ${randomUUID()}`;
  const lead = JSON.stringify({ ...contact, name });
  const id = await newLetter({ idempotencyKey: undefined, lead });
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(id, 'deliver')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  expect(await contacts({ name })).toHaveLength(1);
});

test('a lead that has been stored under the same key meanwhile is not stored twice', async () => {
  const key = randomUUID();
  const id = await newLetter({ idempotencyKey: key });
  await sendContact(cms, { key });
  expect((await press(id, 'deliver')).status).toBe(200);
  expect(await contacts({ idempotencyKey: key })).toHaveLength(1);
});

test('a lead whose key belongs to another lead is stored without a key', async () => {
  const key = randomUUID();
  await sendContact(cms, { key, body: { message: 'The other one.' } });
  const name = `Reused ${randomUUID()}`;
  const lead = JSON.stringify({ ...contact, name });
  const id = await newLetter({ idempotencyKey: key, lead, reason: 'idempotency_key_reused' });
  expect((await press(id, 'deliver')).status).toBe(200);
  expect(await contacts({ name })).toMatchObject([{ idempotencyKey: null }]);
  expect(await contacts({ idempotencyKey: key })).toMatchObject([{ message: 'The other one.' }]);
});

test('a suspected demo request is delivered to the list of suspected demo requests', async () => {
  const name = `Demo ${randomUUID()}`;
  const lead = JSON.stringify({ ...demoRequest, name, suspicion: 'trap_filled' });
  const id = await newLetter({ form: 'createrequestdemo', lead });
  expect((await press(id, 'deliver')).status).toBe(200);
  const list = `/web-admin/demo-requests?product=Dc3&search=${encodeURIComponent(name)}`;
  const usual = await call(cms, list, { token: admin });
  expect(usual.body.pagination).toMatchObject({ total: 0 });
  const suspected = await call(cms, `${list}&suspected=true`, { token: admin });
  expect(suspected.body.result).toMatchObject([{ name, suspicion: 'trap_filled' }]);
});

test.each([
  ['lacks a field', JSON.stringify({ ...contact, message: '' })],
  ['is too long', JSON.stringify({ ...contact, name: 'n'.repeat(201) })],
  ['is no JSON', 'half a le'],
])('a lead that %s is shown, cannot be delivered, and stays in the list', async (_why, lead) => {
  const before = (await contacts({})).length;
  const id = await newLetter({ lead });
  const answer = await press(id, 'deliver');
  expect(answer).toMatchObject({ status: 400, body: { error: true } });
  expect(idsOf(await letters())).toEqual([id]);
  expect(await contacts({})).toHaveLength(before);
});

test.each(['deliver', 'delete'] as const)(
  'after %s, the letter holds no data of the visitor',
  async (what) => {
    const id = await newLetter();
    await press(id, what);
    const rows = await cms.strapi.db.connection('dead_letters').select();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ lead: '{}', idempotency_key: null });
    expect(JSON.stringify(rows)).not.toContain(contact.email);
  },
);

test('delivering or deleting an unknown letter is answered with 404', async () => {
  for (const what of ['deliver', 'delete'] as const) {
    expect(await press('nothing', what)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  }
});

test.each([
  ['entry', { entry: 'x'.repeat(64) }],
  ['entry', { entry: 'ab' }],
  ['form', { form: 'createfaq' }],
  ['lead', { lead: 'x'.repeat(65_537) }],
  ['lead', { lead: contact }],
  ['reason', { reason: 'A sentence, and a name.' }],
  ['acceptedAt', { acceptedAt: 'yesterday' }],
  ['field', { visitor: '192.0.2.1' }],
])('a letter with an invalid %s is refused', async (_what, changes) => {
  const answer = await storeLetter(cms, letterBody(changes));
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
  expect((await letters()).pagination).toMatchObject({ total: 0 });
});
