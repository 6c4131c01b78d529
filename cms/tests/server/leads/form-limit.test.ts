import { randomUUID } from 'node:crypto';
import { cmsHealthPath } from '../../../src/contract/leads/delivery';
import { admitLead } from '../../../src/leads/form-limit';
import { TooManyTries } from '../../../src/accounts/limiter/limiter';
import { call } from '../harness/call';
import { passTime } from '../harness/clock';
import { startTestCms, type TestCms } from '../harness/cms';
import {
  newVisitor,
  sendContact,
  sendDemoRequest,
  type Sending,
} from '../harness/leads/sent-leads';

let cms: TestCms;
const limit = 10;
// Longer than a test lasts on a slow machine.
const seconds = 300;

beforeAll(async () => {
  cms = await startTestCms({ FORM_LIMIT: String(limit), FORM_LIMIT_SECONDS: String(seconds) });
});

afterAll(() => cms.stop());

beforeEach(async () => {
  for (const table of ['contacts', 'demo_requests', 'rate_limits']) {
    await cms.strapi.db.connection(table).delete();
  }
});

/** Each lead comes from another visitor, so that the limit by address does not apply. */
const contact = (sending: Sending = {}) => sendContact(cms, { from: newVisitor(), ...sending });
const demoRequest = () => sendDemoRequest(cms, { from: newVisitor() });
const suspected = { body: { suspicion: 'trap_filled' } };

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const many = <T>(count: number, send: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));
const kept = (answers: { status: number }[]) =>
  answers.filter(({ status }) => status === 201).length;

const stored = async (table: string) => {
  const [counted] = await cms.strapi.db.connection(table).count({ rows: '*' });
  return Number(counted?.rows);
};

/** The public status, and the states of the forms that only the function gets. */
async function health() {
  passTime(1_000);
  const { body } = await call(cms, cmsHealthPath, { token: cms.functionToken });
  return { status: body.status, forms: body.forms };
}

test('of concurrent leads, as many as the limit are stored; the others get Retry-After', async () => {
  const answers = await many(24, () => contact());
  expect(kept(answers)).toBe(limit);
  expect(await stored('contacts')).toBe(limit);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused?.status).toBe(429);
  expect(refused?.body).toEqual({
    error: true,
    code: 'too_many_requests',
    message: expect.stringMatching(
      /^We are getting too many messages right now\. Please try again in \d+ (second|minute)s?\.$/,
    ),
  });
  const retryAfter = Number(refused?.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
});

test('after the time in Retry-After, the same message with the same key and captcha is accepted', async () => {
  const body = { captcha: { passed: true, nonce: randomUUID() } };
  const key = randomUUID();
  await many(limit, () => contact());
  const refused = await contact({ key, body });
  expect(refused.status).toBe(429);
  // Makes the stored leads older instead of waiting.
  const waitMs = Number(refused.headers.get('retry-after')) * 1_000;
  for (const { id, created_at: at } of await cms.strapi.db.connection('contacts').select()) {
    const earlier = new Date(new Date(at).getTime() - waitMs);
    await cms.strapi.db.connection('contacts').where({ id }).update({ created_at: earlier });
  }
  expect((await contact({ key, body })).status).toBe(201);
});

test('each form has its own limit', async () => {
  await many(limit, () => contact());
  expect((await contact()).status).toBe(429);
  expect((await demoRequest()).status).toBe(201);
});

test.each([
  ['a /24', (index: number) => `203.0.113.${String(index)}`],
  [
    'a /24, written as IPv6',
    (index: number) => `::ffff:cb00:71${index.toString(16).padStart(2, '0')}`,
  ],
  ['a /48 of IPv6', (index: number) => `2001:db8:7:${index.toString(16)}::1`],
])(
  'a flood from %s uses up half of the limit and its own share, and leaves the rest to others',
  async (_what, from) => {
    const flood = await many(30, (index) => sendDemoRequest(cms, { from: from(index) }));
    // Half of the limit is open to all. After that, each block may send two.
    expect(kept(flood)).toBe(limit / 2 + 2);
    expect(new Set(statuses(flood))).toEqual(new Set([201, 429]));
    expect(statuses([await demoRequest(), await demoRequest(), await demoRequest()])).toEqual([
      201, 201, 201,
    ]);
    expect((await demoRequest()).status).toBe(429);
    const names = await cms.strapi.db.connection('rate_limits').pluck('key');
    expect(names.filter((name: string) => name.startsWith('form-reserve:'))).not.toHaveLength(0);
    // Dots and colons are in every address, and in no hash.
    expect(names.join()).not.toMatch(/203\.0\.|2001:|:db8/);
  },
);

test('several processes on one database share the limit and its reserve', async () => {
  const counted = { form: 'createrequestdemo', suspected: false } as const;
  const row = { data: { product: 'Dc3' } };
  const insert = () => cms.strapi.db.query('api::demo-request.demo-request').create(row);
  // The code in this file's realm has its own state, like that of another process.
  const elsewhere = (from: string): Promise<{ status: number }> =>
    admitLead(cms.strapi, counted, from, insert).then(
      () => ({ status: 201 }),
      (failure: unknown) => {
        if (failure instanceof TooManyTries) return { status: 429 };
        throw failure;
      },
    );
  const send = (from: string, index: number) =>
    index % 2 === 0 ? sendDemoRequest(cms, { from }) : elsewhere(from);
  const flood = kept(await many(30, (index) => send(`203.0.113.${String(index)}`, index)));
  // Near a limit, each process may accept one lead that the other does not see yet. The database counts the blocks.
  expect(flood).toBeGreaterThanOrEqual(limit / 2 + 2);
  expect(flood).toBeLessThanOrEqual(limit / 2 + 3);
  const others = kept(await many(20, (index) => send(newVisitor(), index)));
  expect(flood + others).toBeGreaterThanOrEqual(limit);
  expect(flood + others).toBeLessThanOrEqual(limit + 1);
});

test('a lead that is not stored does not count for its block', async () => {
  await many(limit / 2, () => contact());
  const from = '203.0.113.1';
  const key = randomUUID();
  const first = await contact({ from, key });
  const failing = { captcha: { passed: false } };
  for (let time = 0; time < 4; time += 1) {
    expect((await contact({ from, body: failing })).status).toBe(400);
    expect(await contact({ from, key })).toMatchObject({ status: 201, id: first.id });
  }
  // The captcha of another message: the database refuses the lead after it was counted.
  const { captcha } = { captcha: { passed: true, nonce: randomUUID() } };
  await contact({ body: { captcha } });
  expect((await contact({ from, body: { captcha } })).status).toBe(400);
  expect(statuses([await contact({ from }), await contact({ from })])).toEqual([201, 429]);
});

test('leads that are not stored and suspected leads do not count towards the limit', async () => {
  const key = randomUUID();
  const first = await contact({ key });
  const failing = { captcha: { passed: false } };
  for (let time = 0; time < 4; time += 1) {
    expect((await contact({ body: failing })).status).toBe(400);
    expect(await contact({ key })).toMatchObject({ status: 201, id: first.id });
    expect((await contact(suspected)).status).toBe(201);
  }
  expect(kept(await many(limit, () => contact()))).toBe(limit - 1);
});

test('suspected leads have their own limit', async () => {
  expect(kept(await many(24, () => contact(suspected)))).toBe(limit);
  expect((await contact(suspected)).status).toBe(429);
  expect((await contact()).status).toBe(201);
});

test('a failed captcha is reported even when the limit is used up', async () => {
  await many(limit, () => contact());
  expect((await contact({ body: { captcha: { passed: false } } })).status).toBe(400);
  expect((await contact({ body: { suspicion: 'filled_too_fast' } })).status).toBe(201);
});

test('while the database cannot count the blocks, leads are accepted up to the whole limit', async () => {
  await many(limit / 2, () => contact());
  const rename = (from: string, to: string) =>
    cms.strapi.db.connection.schema.renameTable(from, to);
  await rename('rate_limits', 'away');
  try {
    expect((await contact({ from: '203.0.113.1' })).status).toBe(201);
  } finally {
    await rename('away', 'rate_limits');
  }
});

test('the health check reports a form that refuses leads until it accepts all again', async () => {
  const open = { createcontactus: 'open', createrequestdemo: 'open' };
  expect(await health()).toEqual({ status: 'ok', forms: open });
  await many(limit / 2, () => contact());
  expect(await health()).toEqual({
    status: 'degraded',
    forms: { ...open, createcontactus: 'crowded' },
  });
  await many(limit, () => demoRequest());
  await many(limit / 2, () => contact(suspected));
  expect(await health()).toEqual({
    status: 'degraded',
    forms: { createcontactus: 'crowded', createrequestdemo: 'closed' },
  });
  await cms.strapi.db.connection('contacts').delete();
  await cms.strapi.db.connection('demo_requests').delete();
  expect((await health()).status).toBe('ok');
});
