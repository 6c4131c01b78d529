import { randomUUID } from 'node:crypto';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { watchLog } from '../harness/log-lines';
import {
  contact,
  letterBody,
  newVisitor,
  sendContact,
  sendDemoRequest,
  storeLetter,
} from '../harness/leads/sent-leads';
import { erased, startStandInSite, type StandInSite } from '../harness/publishing/stand-in-site';

let cms: TestCms;
let site: StandInSite;
let token: string;

const operationsToken = 'operations-token-of-32-characters';

beforeAll(async () => {
  site = await startStandInSite(operationsToken);
  cms = await startTestCms({ SITE_URL: site.url, OPERATIONS_TOKEN: operationsToken });
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(async () => {
  await cms.stop();
  await site.stop();
});

beforeEach(() => {
  site.calls.length = 0;
  site.token = operationsToken;
  site.answers.splice(0, site.answers.length, erased(0, true));
});

let people = 0;

/** An address that no other test uses. */
function newPerson(): string {
  people += 1;
  return `Zoë.${String(people)}@Example.com`;
}

const addressOf = (email: string) => `/web-admin/people/${encodeURIComponent(email)}`;

const personOf = async (email: string) =>
  record((await call(cms, addressOf(email), { token })).body.result);

const rowsIn = (value: unknown) => [value ?? []].flat().map(record);

/** Sends one lead of each kind, in different spellings of one address. */
async function sendLeads(email: string) {
  const message = await sendContact(cms, {
    from: newVisitor(),
    body: { ...contact, email: email.toUpperCase(), subject: 'A message', source: { page: '/a/' } },
  });
  const request = await sendDemoRequest(cms, { from: newVisitor(), body: { email } });
  const suspected = await sendContact(cms, {
    from: newVisitor(),
    body: { email: email.normalize('NFD'), subject: 'Suspected', suspicion: 'trap_filled' },
  });
  const lead = JSON.stringify({ ...contact, email: email.toLowerCase(), subject: 'A letter' });
  await storeLetter(cms, letterBody({ lead }));
  return { message, request, suspected };
}

const erase = (email: string, typed = email) =>
  call(cms, `${addressOf(email)}/erase`, { token, body: { email: typed } });

async function download(email: string, format: string) {
  const response = await fetch(`${cms.url}${addressOf(email)}/export?format=${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const firstRecord = async () =>
  rowsIn((await call(cms, '/web-admin/people', { token })).body.result)[0];

test('a person has the leads of both forms with the address in any spelling, suspected ones and dead letters included', async () => {
  const email = newPerson();
  await sendLeads(email);
  await sendContact(cms, { from: newVisitor(), body: { email: `x${email}` } });
  await sendContact(cms, { from: newVisitor(), body: { email: email.replace('ë', 'e') } });
  const { leads, letters, more, records } = await personOf(` ${email.toLowerCase()} `);
  const topics = rowsIn(leads).map(({ topic, suspicion }) => [topic, suspicion]);
  expect(topics).toHaveLength(3);
  expect(topics).toEqual(
    expect.arrayContaining([
      ['A message', undefined],
      ['Dc3', undefined],
      ['Suspected', 'trap_filled'],
    ]),
  );
  expect(letters).toMatchObject([{ topic: 'A letter', name: contact.name }]);
  expect({ more, records }).toEqual({ more: false, records: [] });
});

test('at most 200 leads are shown, and the answer says that there are more', async () => {
  const email = newPerson();
  const { strapi } = cms;
  const { message } = await sendLeads(email);
  const [row] = await strapi.db.connection('contacts').where({ document_id: message.id });
  const copies = Array.from({ length: 210 }, () => ({
    ...record(row),
    id: undefined,
    document_id: randomUUID(),
    idempotency_key: null,
    captcha_nonce: null,
  }));
  await strapi.db.connection.batchInsert('contacts', copies, 30);
  const { leads, more } = await personOf(email);
  expect(rowsIn(leads)).toHaveLength(200);
  expect(more).toBe(true);
});

test.each(['a/b@example.com', '50%@example.com', "o'h+x&y=?#@example.com", '<b>@x', 'me'])(
  'the address %j is found and erased',
  async (email) => {
    await sendContact(cms, { from: newVisitor(), body: { email } });
    expect(rowsIn((await personOf(email)).leads)).toHaveLength(1);
    expect((await erase(email)).body.result).toMatchObject({ contacts: 1 });
    expect(rowsIn((await personOf(email)).leads)).toHaveLength(0);
  },
);

test('an address that is blank or too long is refused', async () => {
  for (const email of [' ', `${'x'.repeat(255)}@example.com`]) {
    expect((await call(cms, addressOf(email), { token })).status).toBe(400);
    expect((await erase(email)).status).toBe(400);
    expect((await download(email, 'json')).status).toBe(400);
  }
});

test('erasing deletes everything with the address in any field, and in the outbox, and is on record without the address', async () => {
  const email = newPerson();
  const { message } = await sendLeads(email);
  await call(cms, `/web-admin/leads/contacts/${message.id}/notes`, {
    token,
    body: { text: `Called ${email}` },
  });
  await sendContact(cms, { from: newVisitor(), body: { email: '-', name: email } });
  site.answers.splice(0, 1, erased(2, false), erased(1, true));
  const { status, body } = await erase(email, email.toUpperCase());
  expect(status).toBe(200);
  const counts = { contacts: 3, demoRequests: 1, deadLetters: 1 };
  const isPostgres = cms.strapi.db.dialect.client === 'postgres';
  expect(body.result).toEqual({
    ...counts,
    waiting: { erased: 3, unreadable: 0 },
    overwritten: isPostgres ? 'by_postgres' : 'done',
  });
  expect(site.calls.map((each): unknown => JSON.parse(each.body))).toEqual([{ email }, { email }]);
  const { leads, letters, records } = await personOf(email);
  expect([leads, letters]).toEqual([[], []]);
  expect(records).toMatchObject([
    { action: 'erased', ...counts, waiting: 3, actor: { name: expect.any(String) } },
  ]);
  expect(await firstRecord()).toMatchObject({ action: 'erased', ...counts });
  for (const table of ['person_records', 'lead_events', 'contacts', 'dead_letters']) {
    const rows = JSON.stringify(await cms.strapi.db.connection(table).select()).toLowerCase();
    expect(rows).not.toContain(email.toLowerCase());
  }
});

test('without the address typed once more, nothing is erased', async () => {
  const email = newPerson();
  await sendLeads(email);
  for (const typed of ['', `x${email}`]) {
    expect((await erase(email, typed)).status).toBe(400);
  }
  expect((await call(cms, `${addressOf(email)}/erase`, { token, body: {} })).status).toBe(400);
  expect(rowsIn((await personOf(email)).leads)).toHaveLength(3);
  expect(site.calls).toEqual([]);
});

test('if the outbox cannot be asked, the rest is erased, and the answer says why', async () => {
  const email = newPerson();
  await sendLeads(email);
  site.token = 'a-token-that-somebody-has-made-up';
  const { status, body } = await erase(email);
  expect(status).toBe(200);
  expect(body.result).toMatchObject({
    contacts: 2,
    waiting: { failure: expect.stringMatching(/does not know OPERATIONS_TOKEN/) },
  });
  expect(await firstRecord()).not.toHaveProperty('waiting');
});

test('an export as JSON has everything that was written, and no name of a colleague', async () => {
  const email = newPerson();
  const { message, suspected } = await sendLeads(email);
  const lead = `/web-admin/leads/contacts/${message.id}`;
  await call(cms, `${lead}/notes`, { token, body: { text: 'Call "back"\nat noon' } });
  await call(cms, lead, { method: 'PATCH', token, body: { owner: 1, state: 'answered' } });
  const { status, headers, text } = await download(email, 'json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="person-\d{4}-\d\d-\d\d-\d{4}\.json"$/,
  );
  const file = record(JSON.parse(text));
  expect(file).toMatchObject({ person: email, leftOut: expect.any(Array) });
  const leads = rowsIn(file.leads);
  expect(leads.map(({ form }) => form)).toEqual([
    'createcontactus',
    'createcontactus',
    'createrequestdemo',
  ]);
  expect(leads[0]).toMatchObject({ id: suspected.id, suspicion: 'trap_filled' });
  expect(leads[1]).toMatchObject({
    id: message.id,
    fields: { subject: 'A message', message: contact.message },
    source: { page: '/a/' },
    state: 'answered',
  });
  expect(rowsIn(leads[1]?.timeline).map(({ kind, text: words }) => [kind, words])).toEqual([
    ['received', 'Received'],
    ['note', 'Note: Call "back"\nat noon'],
    ['state_changed', 'Marked as answered'],
    ['assigned', 'Assigned to an employee'],
    ['exported', 'Exported into a file like this one'],
  ]);
  expect(file.undelivered).toMatchObject([{ fields: { subject: 'A letter' } }]);
  expect(text).not.toContain(firstAdmin.ADMIN_EMAIL);
});

test('an export is on record and in the timeline of each lead', async () => {
  const email = newPerson();
  const { message, request } = await sendLeads(email);
  await download(email, 'html');
  expect(await firstRecord()).toMatchObject({
    action: 'exported',
    contacts: 2,
    demoRequests: 1,
    deadLetters: 1,
  });
  expect(rowsIn((await personOf(email)).records)).toHaveLength(1);
  for (const address of [`contacts/${message.id}`, `demo-requests/${request.id}`]) {
    const lead = record((await call(cms, `/web-admin/leads/${address}`, { token })).body.result);
    expect(rowsIn(lead.timeline).at(-1)).toMatchObject({
      kind: 'exported',
      actor: { name: expect.any(String) },
    });
  }
});

test('an export as HTML shows what visitors wrote as text', async () => {
  const email = newPerson();
  const message = `</dd><script>alert(1)</script>\n<img src=x onerror='a("b")'> & more`;
  await sendContact(cms, { from: newVisitor(), body: { email, name: '<b>"N"</b>', message } });
  const { headers, text } = await download(email, 'html');
  expect(headers.get('content-disposition')).toMatch(/filename="person-[\d-]+\.html"$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(text).toContain(
    '&lt;/dd&gt;&lt;script&gt;alert(1)&lt;/script&gt;\n&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt; &amp; more',
  );
  expect(text).not.toMatch(/<(script|img|b|a|link)[ >]/);
  expect(text).toMatch(/<\/html>\n$/);
});

test('an export in another format is refused and not on record', async () => {
  const email = newPerson();
  expect((await download(email, 'exe')).status).toBe(400);
  expect((await call(cms, `${addressOf(email)}/export`, { token })).status).toBe(400);
  expect((await personOf(email)).records).toEqual([]);
});

test('no log line has the address', async () => {
  const email = newPerson();
  await sendLeads(email);
  const log = watchLog(cms);
  await personOf(email);
  await download(email, 'json');
  await erase(email);
  await call(cms, addressOf(email));
  await call(cms, `${addressOf(email)}/nothing`, { token });
  await call(cms, `/admin/plugins/web-admin/people/${encodeURIComponent(email)}`);
  log.stop();
  const all = [...log.lines, ...log.printed].join('\n');
  expect(all).toContain('/web-admin/people/:email');
  expect(all).not.toMatch(/zo(ë|%c3%ab)/i);
});
