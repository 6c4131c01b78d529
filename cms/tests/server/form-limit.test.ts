import { randomUUID } from 'node:crypto';
import { startTestCms, type TestCms } from './harness/cms';
import { newVisitor, sendContact, sendDemoRequest, type Sending } from './harness/sent-leads';

let cms: TestCms;
const seconds = 12;

beforeAll(async () => {
  cms = await startTestCms({ FORM_LIMIT: '3', FORM_LIMIT_SECONDS: String(seconds) });
});

afterAll(() => cms.stop());

beforeEach(async () => {
  for (const table of ['contacts', 'demo_requests']) {
    await cms.strapi.db.connection(table).delete();
  }
});

/** Each lead comes from another visitor, so that the limit by address has nothing to count. */
const contact = (sending: Sending = {}) => sendContact(cms, { from: newVisitor(), ...sending });
const demoRequest = () => sendDemoRequest(cms, { from: newVisitor() });

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

const stored = async (table: string) => {
  const [counted] = await cms.strapi.db.connection(table).count({ rows: '*' });
  return Number(counted?.rows);
};

test('of leads at the same moment as many as the limit get through, the others are told when to come back', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => contact()));
  expect(statuses(answers).sort()).toEqual([201, 201, 201, ...Array(9).fill(429)]);
  expect(await stored('contacts')).toBe(3);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toEqual({
    error: true,
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many tries\. Please try again in \d+ seconds?\.$/),
  });
  const retryAfter = Number(refused?.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
});

test('after the time that Retry-After names the same message is taken, with the same key and captcha', async () => {
  const body = { captcha: { passed: true, nonce: randomUUID() } };
  const key = randomUUID();
  await Promise.all([contact(), contact(), contact()]);
  const refused = await contact({ key, body });
  expect(refused.status).toBe(429);
  // As if that time had gone by.
  const waitMs = Number(refused.headers.get('retry-after')) * 1_000;
  for (const { id, created_at: at } of await cms.strapi.db.connection('contacts').select()) {
    const earlier = new Date(new Date(at).getTime() - waitMs);
    await cms.strapi.db.connection('contacts').where({ id }).update({ created_at: earlier });
  }
  expect((await contact({ key, body })).status).toBe(201);
});

test('each form has a limit of its own', async () => {
  await Promise.all([contact(), contact(), contact()]);
  expect((await contact()).status).toBe(429);
  expect((await demoRequest()).status).toBe(201);
});

test('what is not stored does not count, and what may be spam does not either', async () => {
  const key = randomUUID();
  const first = await contact({ key });
  const failing = { captcha: { passed: false } };
  for (let time = 0; time < 4; time += 1) {
    expect((await contact({ body: failing })).status).toBe(400);
    expect(await contact({ key })).toMatchObject({ status: 201, id: first.id });
    expect((await contact({ body: { suspicion: 'trap_filled' } })).status).toBe(201);
  }
  expect(statuses([await contact(), await contact(), await contact()])).toEqual([201, 201, 429]);
});

test('with the limit used up a captcha that failed is still told first', async () => {
  await Promise.all([contact(), contact(), contact()]);
  expect((await contact({ body: { captcha: { passed: false } } })).status).toBe(400);
  expect((await contact({ body: { suspicion: 'filled_too_fast' } })).status).toBe(201);
});
