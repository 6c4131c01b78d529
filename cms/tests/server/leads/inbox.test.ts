import { call, login, record } from '../harness/call';
import { createAccount, openSession } from '../harness/access/accounts';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { newVisitor, sendContact, sendDemoRequest } from '../harness/leads/sent-leads';

let cms: TestCms;
let token: string;
let colleague: number;
let colleagueToken: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  colleague = await createAccount(cms, 'colleague@example.com', 'web-admin');
  colleagueToken = (await openSession(cms, colleague)).accessToken;
});

afterAll(() => cms.stop());

const newContact = async (): Promise<string> => {
  const { id } = await sendContact(cms, { from: newVisitor() });
  return `/web-admin/leads/contacts/${id}`;
};

interface Asked {
  method?: string;
  body?: object;
  version?: string;
  as?: string;
}

async function work(address: string, { method, body, version, as = token }: Asked = {}) {
  const headers = new Map(version === undefined ? [] : [['if-match', `"${version}"`]]);
  return call(cms, address, {
    token: as,
    ...(method === undefined ? {} : { method }),
    ...(body === undefined ? {} : { body }),
    headers: Object.fromEntries(headers),
  });
}

const patch = (address: string, body: object, asked: Asked = {}) =>
  work(address, { ...asked, method: 'PATCH', body });

const note = (address: string, text: string, as = token) =>
  work(`${address}/notes`, { method: 'POST', body: { text }, as });

const leadIn = ({ body }: { body: Record<string, unknown> }) => record(body.result);

const timelineOf = async (address: string) =>
  [leadIn(await work(address)).timeline ?? []].flat().map(record);

test('a new lead is open, has no owner, and its timeline starts with its arrival', async () => {
  const before = Date.now();
  const lead = leadIn(await work(await newContact()));
  expect(lead).toMatchObject({
    form: 'createcontactus',
    fields: { name: 'HRIS director', message: 'How do we begin?' },
    state: 'open',
    owner: null,
    doneAt: null,
    version: '0',
    timeline: [{ kind: 'received', at: lead.createdAt, detail: { way: 'direct' } }],
  });
  expect(Date.parse(String(lead.dueAt))).toBeGreaterThan(before);
});

test('the timeline of a lead from the outbox shows when it was accepted and when it was stored', async () => {
  const acceptedAt = new Date(Date.now() - 3_600_000).toISOString();
  const { id } = await sendDemoRequest(cms, { body: { acceptedAt } });
  const [received] = await timelineOf(`/web-admin/leads/demo-requests/${id}`);
  expect(received).toMatchObject({ kind: 'received', at: acceptedAt, detail: { way: 'outbox' } });
  const { storedAt } = record(received?.detail);
  expect(Date.parse(String(storedAt))).toBeGreaterThan(Date.parse(acceptedAt));
});

test('state and owner can change in one call, and the timeline shows who changed them', async () => {
  const address = await newContact();
  const answer = await patch(address, { state: 'in_progress', owner: colleague });
  expect(answer.status).toBe(200);
  expect(leadIn(answer)).toMatchObject({
    state: 'in_progress',
    owner: { id: colleague, name: 'colleague@example.com' },
    version: '1',
  });
  expect((await timelineOf(address)).slice(1)).toMatchObject([
    { kind: 'state_changed', detail: { state: 'in_progress', from: 'open' } },
    { kind: 'assigned', detail: { owner: colleague, ownerName: 'colleague@example.com' } },
  ]);
  await patch(address, { owner: 0 }, { as: colleagueToken });
  expect((await timelineOf(address)).at(-1)).toMatchObject({
    kind: 'assigned',
    actor: { id: colleague, name: 'colleague@example.com' },
    detail: {},
  });
  expect(leadIn(await work(address)).owner).toBeNull();
});

test('a lead is done when it is first answered or closed, and no longer done when it is reopened', async () => {
  const address = await newContact();
  const { doneAt } = leadIn(await patch(address, { state: 'answered' }));
  expect(Date.parse(String(doneAt))).toBeLessThanOrEqual(Date.now());
  expect(leadIn(await patch(address, { state: 'closed' })).doneAt).toBe(doneAt);
  expect(leadIn(await patch(address, { state: 'open' })).doneAt).toBeNull();
});

test('a change to the same values adds nothing to the timeline', async () => {
  const address = await newContact();
  expect(leadIn(await patch(address, { state: 'open', owner: 0 })).version).toBe('0');
  expect(await timelineOf(address)).toHaveLength(1);
});

test('two admins can change different fields of a lead; changing the same field from an old version is a conflict', async () => {
  const address = await newContact();
  await patch(address, { state: 'in_progress' }, { version: '0' });
  const other = { version: '0', as: colleagueToken };
  expect((await patch(address, { owner: colleague }, other)).status).toBe(200);
  const refused = await patch(address, { state: 'closed', owner: 0 }, other);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'edit_conflict' });
  expect(leadIn(await work(address))).toMatchObject({ state: 'in_progress', version: '2' });
  const seen = { version: '2', as: colleagueToken };
  expect((await patch(address, { state: 'closed' }, seen)).status).toBe(200);
});

test('concurrent notes of two admins are all kept as they were typed', async () => {
  const address = await newContact();
  const texts = Array.from({ length: 12 }, (_, index) => `Note ${String(index)}\n  <b>& "so"</b>`);
  const answers = await Promise.all(
    texts.map((text, index) => note(address, text, index % 2 === 0 ? token : colleagueToken)),
  );
  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
  const notes = (await timelineOf(address)).filter(({ kind }) => kind === 'note');
  expect(notes.map(({ detail }) => record(detail).text).sort()).toEqual([...texts].sort());
});

test('a lead can be marked as spam and unmarked again', async () => {
  const address = await newContact();
  const mark = (spam: boolean) => work(`${address}/spam`, { method: 'POST', body: { spam } });
  const marked = leadIn(await mark(true));
  expect(marked).toMatchObject({ suspicion: 'marked', state: 'open' });
  const id = String(marked._id);
  const lists = async (query: string) =>
    JSON.stringify((await work(`/web-admin/contacts?${query}`)).body).includes(id);
  expect(await lists('')).toBe(false);
  expect(await lists('suspected=true')).toBe(true);
  expect(leadIn(await mark(false))).not.toHaveProperty('suspicion');
  expect(await lists('')).toBe(true);
  await mark(false);
  expect((await timelineOf(address)).slice(1)).toMatchObject([
    { kind: 'marked', detail: { spam: true } },
    { kind: 'marked', detail: { spam: false } },
  ]);
});

test.each([
  ['another state', '', 'PATCH', { state: 'won' }, /state must be one of/],
  ['an owner who is no admin', '', 'PATCH', { owner: 999_999 }, /owner must be an admin/],
  ['an owner by name', '', 'PATCH', { owner: 'me' }, /id of an admin/],
  ['another field', '', 'PATCH', { name: 'Me' }, /takes only: state, owner/],
  ['an empty note', '/notes', 'POST', { text: ' \n ' }, /Write the note/],
  ['a note that is too long', '/notes', 'POST', { text: 'x'.repeat(10_001) }, /at most 10000/],
  ['a note that is not a text', '/notes', 'POST', { text: 7 }, /must be a text/],
  ['a mark that is not a boolean', '/spam', 'POST', { spam: 'yes' }, /true or false/],
])('%s is refused, and nothing changes', async (_what, path, method, body, message) => {
  const address = await newContact();
  const answer = await work(`${address}${path}`, { method, body });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(message);
  expect(leadIn(await work(address))).toMatchObject({ version: '0' });
});

test('an unknown lead or form is answered with 404', async () => {
  const { _id: id } = leadIn(await work(await newContact()));
  for (const address of [
    '/web-admin/leads/contacts/nothing',
    `/web-admin/leads/demo-requests/${String(id)}`,
    `/web-admin/leads/createcontactus/${String(id)}`,
  ]) {
    expect((await work(address)).status).toBe(404);
    expect((await patch(address, { state: 'closed' })).status).toBe(404);
    expect((await note(address, 'A note')).status).toBe(404);
  }
});

test('a deactivated account owns no leads and cannot be assigned any', async () => {
  const address = await newContact();
  const leaver = await createAccount(cms, 'leaver@example.com', 'web-admin');
  await patch(address, { owner: leaver });
  await cms.strapi.db
    .query('admin::user')
    .update({ where: { id: leaver }, data: { isActive: false } });
  expect(leadIn(await work(address)).owner).toBeNull();
  expect((await patch(await newContact(), { owner: leaver })).status).toBe(400);
  expect((await timelineOf(address)).at(-1)).toMatchObject({
    detail: { ownerName: 'leaver@example.com' },
  });
});

test('a lead that an earlier release stores beside this one can be worked on', async () => {
  const address = await newContact();
  const { _id: id, dueAt } = leadIn(await work(address));
  await cms.strapi.db
    .connection('contacts')
    .where({ document_id: id })
    .update({ state: null, due_at: null, revision: null, way: null });
  expect(leadIn(await work(address))).toMatchObject({ state: 'open', dueAt, version: '0' });
  expect(leadIn(await patch(address, { state: 'answered' }))).toMatchObject({ version: '1' });
});
