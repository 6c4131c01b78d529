import { randomUUID } from 'node:crypto';
import { call } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

const fields = {
  name: 'Project manager',
  email: 'pm@example.com',
  phone: '555-0123',
  subject: 'Leaving our old ERP',
  message: 'Can you help?',
};
const passed = () => ({ passed: true, nonce: randomUUID() });

const send = (body: object, key?: string) =>
  call(cms, '/api/contactus/createcontactus', {
    token: cms.functionToken,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
    body,
  });

const stored = (filters: object) => cms.strapi.documents('api::contact.contact').count({ filters });

test('a message is stored once with its time, key and captcha nonce', async () => {
  const [key, captcha] = [randomUUID(), passed()];
  const answer = await send({ ...fields, captcha }, key);
  expect(answer.status).toBe(201);
  const row = await cms.strapi
    .documents('api::contact.contact')
    .findFirst({ filters: { idempotencyKey: key } });
  expect(row).toMatchObject({ ...fields, captchaNonce: captcha.nonce });
  expect(answer.body).toEqual({ result: { _id: row?.documentId } });
});

test('a retry is answered before its captcha is checked', async () => {
  const key = randomUUID();
  const first = await send({ ...fields, captcha: passed() }, key);
  const retry = await send({ ...fields, captcha: { passed: false } }, key);
  expect(retry).toEqual(first);
  expect(await stored({ idempotencyKey: key })).toBe(1);
});

test('the same key with other fields is refused', async () => {
  const key = randomUUID();
  await send({ ...fields, captcha: passed() }, key);
  const other = await send({ ...fields, message: 'Other.', captcha: passed() }, key);
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
});

test.each([
  ['was not passed', { passed: false }, 400, 'captcha_failed', 'Please confirm your not a robot.'],
  ['has no nonce', { passed: true }, 400, 'captcha_failed', 'Please confirm your not a robot.'],
  [
    'could not be checked',
    { passed: false, unavailable: true },
    503,
    'captcha_unavailable',
    'Contact us failed! Please try again',
  ],
])('a captcha that %s stores nothing', async (_why, captcha, status, code, message) => {
  const key = randomUUID();
  const answer = await send({ ...fields, captcha }, key);
  expect(answer).toEqual({ status, body: { error: true, code, message } });
  expect(await stored({ idempotencyKey: key })).toBe(0);
});

test('the formats of e-mail and phone are not checked', async () => {
  const odd = { ...fields, email: 'not an address', phone: 'call me' };
  expect((await send({ ...odd, captcha: passed() }, randomUUID())).status).toBe(201);
});

test('a spent captcha is refused under another key and without one', async () => {
  const captcha = passed();
  await send({ ...fields, captcha }, randomUUID());
  for (const key of [randomUUID(), undefined]) {
    const answer = await send({ ...fields, captcha }, key);
    expect(answer).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
  }
  expect(await stored({ captchaNonce: captcha.nonce })).toBe(1);
});

test('a captcha that is used in a hundred concurrent calls is accepted once', async () => {
  const captcha = passed();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_none, number) =>
      // Half of the calls have their own keys, the others have none.
      send({ ...fields, captcha }, number % 2 === 0 ? randomUUID() : undefined),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(
    new Set(refused.map(({ status, body }) => `${String(status)} ${String(body.code)}`)),
  ).toEqual(new Set(['400 captcha_failed']));
  expect(await stored({ captchaNonce: captcha.nonce })).toBe(1);
});

test('without mail settings, no mail is queued', async () => {
  const key = randomUUID();
  await send({ ...fields, captcha: passed() }, key);
  const row = await cms.strapi
    .documents('api::contact.contact')
    .findFirst({ filters: { idempotencyKey: key } });
  expect(row).toMatchObject({ suspicion: null, notifyAfter: null, notifiedAt: null });
});

test('twenty equal messages at once store one row and get the same answer', async () => {
  const [key, captcha] = [randomUUID(), passed()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send({ ...fields, captcha }, key)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await stored({ idempotencyKey: key })).toBe(1);
});

test.each([
  ['a field is empty', { ...fields, phone: ' ' }, 'missing_fields', 'Please fill all the fields'],
  ['a field is too long', { ...fields, name: 'n'.repeat(201) }, 'invalid_body', /200/],
  ['a field is no text', { ...fields, name: 7 }, 'invalid_body', /text/],
  ['a field is unknown', { ...fields, role: 'admin' }, 'invalid_body', /only/],
  ['nobody can see a field', { ...fields, subject: '\u200b\u3164' }, 'missing_fields', /fill all/],
])('nothing is stored when %s', async (_why, body, code, message) => {
  const before = await stored({});
  const answer = await send({ ...body, captcha: passed() }, randomUUID());
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    error: true,
    code,
    message: expect.stringMatching(message),
  });
  expect(await stored({})).toBe(before);
});

test('invisible characters from a paste are stored as spaces, and line separators as line breaks in the message', async () => {
  const key = randomUUID();
  const pasted = {
    name: 'Ada\tExample\u0002',
    subject: 'Our\u000bold\r\nERP\u0000!',
    message: '\tOne\u000btwo\r\nthree\u0007four\ud800',
  };
  await send({ ...fields, ...pasted, captcha: passed() }, key);
  const row = await cms.strapi
    .documents('api::contact.contact')
    .findFirst({ filters: { idempotencyKey: key } });
  expect(row).toMatchObject({
    name: 'Ada Example',
    subject: 'Our old ERP !',
    message: 'One\ntwo\nthree four\ufffd',
  });
});

test('if the database fails, neither the answer nor the log contains what was written', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await cms.strapi.db.connection.schema.renameTable('contacts', 'contacts_away');
  try {
    const answer = await send({ ...fields, captcha: passed() }, randomUUID());
    expect(answer.status).toBe(500);
    const revealed = JSON.stringify([answer.body, logged.mock.calls.map(String)]);
    // The codes of both databases for a missing table.
    expect(revealed).toMatch(/SQLITE_ERROR|42P01/);
    for (const value of Object.values(fields)) expect(revealed).not.toContain(value);
  } finally {
    await cms.strapi.db.connection.schema.renameTable('contacts_away', 'contacts');
    logged.mockRestore();
  }
});

test('a demo request is stored once per key, with empty fields as empty texts', async () => {
  const key = randomUUID();
  const request = { name: '', email: 'hris@example.com', mobile: '', product: 'Aksa Studio' };
  const ask = () =>
    call(cms, '/api/requestdemo/createrequestdemo', {
      token: cms.functionToken,
      headers: { 'Idempotency-Key': key },
      body: request,
    });
  const first = await ask();
  expect(first.status).toBe(201);
  expect(await ask()).toEqual(first);
  const rows = await cms.strapi
    .documents('api::demo-request.demo-request')
    .findMany({ filters: { idempotencyKey: key } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject(request);
});
