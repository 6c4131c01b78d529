import { randomUUID } from 'node:crypto';
import { call, login, record } from '../../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../../harness/cms';
import { newVisitor, sendContact, sendDemoRequest } from '../../harness/leads/sent-leads';

let cms: TestCms;
let admin: string;

beforeAll(async () => {
  cms = await startTestCms({ WRITE_LIMIT_PER_ADDRESS: '1', FORM_LIMIT: '1' });
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const rowOf = (key: string) =>
  cms.strapi
    .documents('api::contact.contact')
    .findFirst({ filters: { idempotencyKey: key }, fields: ['createdAt', 'updatedAt'] });

const momentOf = async (key: string) => new Date((await rowOf(key))?.createdAt ?? 0).getTime();

test('acknowledged leads are exempt from the limits by address and by form', async () => {
  const from = newVisitor();
  expect((await sendContact(cms, { from })).status).toBe(201);
  expect((await sendContact(cms, { from })).status).toBe(429);
  expect((await sendContact(cms, { from: newVisitor() })).status).toBe(429);
  for (let time = 0; time < 5; time += 1) {
    expect((await sendContact(cms, { body: { acceptedAt: ago(hour) } })).status).toBe(201);
    expect((await sendDemoRequest(cms, { body: { acceptedAt: ago(hour) } })).status).toBe(201);
  }
});

test('a delivered lead has the time at which the visitor was thanked, in its row and in the list', async () => {
  const acceptedAt = ago(3 * day);
  const key = randomUUID();
  await sendContact(cms, { key, body: { name: 'Delivered', acceptedAt } });
  expect(await rowOf(key)).toMatchObject({ createdAt: acceptedAt, updatedAt: acceptedAt });
  const { body } = await call(cms, '/web-admin/contacts?search=delivered', { token: admin });
  expect([body.result].flat().map((row) => record(row).createdAt)).toEqual([acceptedAt]);
});

test('a lead that is nearly as old as the retention period keeps its time', async () => {
  const acceptedAt = ago(2 * 365 * day - 30 * day);
  const key = randomUUID();
  await sendContact(cms, { key, body: { acceptedAt } });
  expect(await momentOf(key)).toBe(Date.parse(acceptedAt));
});

test('the list is sorted by the time of acceptance, not of delivery', async () => {
  for (const [name, days] of [
    ['ordered b', 20],
    ['ordered c', 10],
    ['ordered a', 30],
  ] as const) {
    await sendContact(cms, { body: { name, acceptedAt: ago(days * day) } });
  }
  const { body } = await call(cms, '/web-admin/contacts?search=ordered', { token: admin });
  expect([body.result].flat().map((row) => record(row).name)).toEqual([
    'ordered c',
    'ordered b',
    'ordered a',
  ]);
});

test('a visitor or a stranger cannot set the time of acceptance', async () => {
  for (const send of [sendContact, sendDemoRequest]) {
    const answer = await send(cms, { from: newVisitor(), body: { acceptedAt: ago(hour) } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
  }
  const stranger = await call(cms, '/api/requestdemo/createrequestdemo', {
    body: { name: 'A', product: 'Dc3', acceptedAt: ago(hour) },
  });
  expect(stranger.status).toBe(401);
});

test.each([
  ['older than any waiting lead', () => ago(25 * 31 * day)],
  ['in the future', () => ago(-hour)],
  ['that does not exist', () => '2026-13-45T10:00:00Z'],
])('a lead with a time %s is stored with the present time', async (_why, moment) => {
  const key = randomUUID();
  const before = Date.now();
  expect((await sendContact(cms, { key, body: { acceptedAt: moment() } })).status).toBe(201);
  const accepted = await momentOf(key);
  expect(accepted).toBeGreaterThanOrEqual(before);
  expect(accepted).toBeLessThanOrEqual(Date.now());
});

test('the time of a clock that is four minutes ahead is kept', async () => {
  const key = randomUUID();
  const acceptedAt = ago(-4 * 60 * 1_000);
  await sendContact(cms, { key, body: { acceptedAt } });
  expect(await momentOf(key)).toBe(Date.parse(acceptedAt));
});

test.each(['yesterday', '2026-11-20', '2026-11-20T10:00:00+01:00', 7])(
  'the time %s is refused',
  async (acceptedAt) => {
    const answer = await sendContact(cms, { body: { acceptedAt } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
  },
);

test('concurrent deliveries of one lead store it once', async () => {
  const key = randomUUID();
  const body = { captcha: { passed: true, nonce: randomUUID() }, acceptedAt: ago(hour) };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendContact(cms, { key, body })),
  );
  expect(new Set(answers.map(({ status, id }) => `${String(status)} ${id}`)).size).toBe(1);
  const rows = cms.strapi.documents('api::contact.contact');
  expect(await rows.count({ filters: { idempotencyKey: key } })).toBe(1);
});
