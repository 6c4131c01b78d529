import { createAccount, openSession } from '../../harness/access/accounts';
import { call, record } from '../../harness/call';
import { passTime } from '../../harness/clock';
import { startTestCms, type TestCms } from '../../harness/cms';
import { onPostgres } from '../../harness/test-database';
import { newVisitor, sendContact, sendDemoRequest } from '../../harness/leads/sent-leads';

let cms: TestCms;
let me: number;
let token: string;
let colleague: number;
let colleagueToken: string;

beforeAll(async () => {
  cms = await startTestCms();
  me = await createAccount(cms, 'me@example.com', 'web-admin');
  token = (await openSession(cms, me)).accessToken;
  colleague = await createAccount(cms, 'colleague@example.com', 'web-admin');
  colleagueToken = (await openSession(cms, colleague)).accessToken;
});

afterAll(() => cms.stop());

interface Named {
  form: string;
  id: string;
}

const contact = async (): Promise<Named> => ({
  form: 'contacts',
  id: (await sendContact(cms, { from: newVisitor() })).id,
});
const demoRequest = async (): Promise<Named> => ({
  form: 'demo-requests',
  id: (await sendDemoRequest(cms, { from: newVisitor() })).id,
});

const change = (changes: unknown) =>
  call(cms, '/web-admin/leads/changes', { token, body: { changes } });
const remove = (leads: unknown) =>
  call(cms, '/web-admin/leads/deletions', { token, body: { leads } });
const addressOf = ({ form, id }: Named) => `/web-admin/leads/${form}/${id}`;
const read = async (lead: Named) =>
  record((await call(cms, addressOf(lead), { token })).body.result);
const note = (lead: Named) =>
  call(cms, `${addressOf(lead)}/notes`, { token, body: { text: 'Hello' } });

const eventsOf = async ({ id }: Named): Promise<number> => {
  const rows = await cms.strapi.db.connection('lead_events').where({ lead_id: id });
  return [rows].flat().length;
};

test('a spam mark is refused if it was changed since the version that the admin has seen', async () => {
  const lead = await contact();
  const mark = (spam: boolean, version: string) => {
    const headers = { 'if-match': `"${version}"` };
    return call(cms, `${addressOf(lead)}/spam`, { token, body: { spam }, headers });
  };
  await note(lead);
  expect((await mark(true, '0')).body.result).toMatchObject({ suspicion: 'marked', version: '2' });
  expect(await mark(false, '1')).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
  expect(await read(lead)).toMatchObject({ suspicion: 'marked', version: '2' });
  expect((await mark(true, '1')).status).toBe(200);
  expect((await mark(false, '2')).status).toBe(200);
});

test('several leads get their own new states, owners and marks', async () => {
  const [one, two, three] = [await contact(), await demoRequest(), await contact()];
  const { status, body } = await change([
    { ...one, state: 'in_progress', owner: me },
    { ...two, spam: true, state: 'closed' },
    { ...three, owner: 0 },
  ]);
  const done = [
    { id: one.id, version: '1' },
    { id: two.id, version: '2' },
    { id: three.id, version: '0' },
  ];
  expect([status, body]).toEqual([200, { done, failed: [] }]);
  expect(await read(one)).toMatchObject({ state: 'in_progress', owner: { id: me } });
  expect(await read(two)).toMatchObject({ state: 'closed', suspicion: 'marked' });
  expect(await read(three)).toMatchObject({ state: 'open', version: '0' });
  await change([{ ...two, spam: false, state: 'open' }]);
  const undone = await read(two);
  expect(undone).toMatchObject({ state: 'open', doneAt: null });
  expect(undone).not.toHaveProperty('suspicion');
});

test('a lead that cannot be changed does not stop the others, and nothing of it changes', async () => {
  const [one, two] = [await contact(), await contact()];
  const gone = { form: 'contacts', id: 'nothing' };
  const { status, body } = await change([
    { ...gone, state: 'closed' },
    { ...one, state: 'closed', owner: 999_999, spam: true },
    { ...two, state: 'closed' },
  ]);
  expect(status).toBe(200);
  expect(body).toEqual({
    done: [{ id: two.id, version: '1' }],
    failed: [
      { id: 'nothing', code: 'not_found', message: expect.stringMatching(/no such lead/) },
      { id: one.id, code: 'invalid_body', message: expect.stringMatching(/must be an admin/) },
    ],
  });
  expect(await read(one)).toMatchObject({ state: 'open', version: '0' });
});

/** Changes leads as a colleague who has not named a version. */
const changeMeanwhile = (...changes: object[]) =>
  call(cms, '/web-admin/leads/changes', { token: colleagueToken, body: { changes } });

test('with a version, what someone has changed meanwhile stays, and the rest is done', async () => {
  const leads = await Promise.all([contact(), demoRequest(), contact(), contact()]);
  const [state, owner, mark, other] = leads;
  await change(leads.map((lead) => ({ ...lead, state: 'closed', owner: me, spam: true })));
  await changeMeanwhile(
    { ...state, state: 'in_progress' },
    { ...owner, owner: 0 },
    { ...mark, spam: false },
    { ...other, owner: 0 },
  );
  const { body } = await change([
    { ...state, state: 'open', version: '2' },
    { ...owner, owner: colleague, state: 'open', version: '2' },
    { ...mark, spam: true, state: 'open', version: '2' },
    { ...other, state: 'open', version: '2' },
  ]);
  const conflict = (lead: Named, what: string) => ({
    ...{ id: lead.id, code: 'edit_conflict' },
    message: expect.stringContaining(`Someone else has changed the ${what} meanwhile.`),
  });
  expect(body).toEqual({
    done: [{ id: other.id, version: '4' }],
    failed: [conflict(state, 'state'), conflict(owner, 'owner'), conflict(mark, 'spam mark')],
  });
  const [first, second, third, fourth] = await Promise.all(leads.map(read));
  expect(first).toMatchObject({ state: 'in_progress', version: '3' });
  expect(second).toMatchObject({ state: 'closed', owner: null, version: '3' });
  expect(third).toMatchObject({ state: 'closed', version: '3' });
  expect(third).not.toHaveProperty('suspicion');
  expect(fourth).toMatchObject({ state: 'open', owner: null, suspicion: 'marked' });
});

test('what someone has changed to the same value meanwhile is no conflict', async () => {
  const lead = await contact();
  const wanted = { ...lead, state: 'closed', owner: me, spam: true };
  await changeMeanwhile(wanted);
  const { body } = await change([{ ...wanted, version: '0' }]);
  expect(body).toEqual({ done: [{ id: lead.id, version: '2' }], failed: [] });
});

test('a lead that was reopened by mistake is again done since then', async () => {
  const lead = await contact();
  await change([{ ...lead, state: 'answered' }]);
  const { doneAt } = await read(lead);
  await changeMeanwhile({ ...lead, state: 'open' });
  await changeMeanwhile({ ...lead, state: 'closed' });
  expect(await read(lead)).toMatchObject({ state: 'closed', doneAt });
});

const suspected = async (): Promise<Named> => {
  const lead = await contact();
  await cms.strapi.db
    .connection('contacts')
    .where({ document_id: lead.id })
    .update({ suspicion: 'trap_filled' });
  return lead;
};

test('a lead that was marked as no spam by mistake has its reason again, and can be cleared again', async () => {
  const lead = await suspected();
  await change([{ ...lead, spam: false, version: '0' }]);
  expect(await read(lead)).not.toHaveProperty('suspicion');
  await change([{ ...lead, spam: true, version: '1' }]);
  expect(await read(lead)).toMatchObject({ suspicion: 'trap_filled', version: '2' });
  await change([{ ...lead, spam: false }]);
  await change([{ ...lead, spam: true }]);
  expect(await read(lead)).toMatchObject({ suspicion: 'trap_filled' });
});

test.each(['later', 'by someone else'])(
  'marked as spam %s, it is an admin’s mark',
  async (when) => {
    const lead = await suspected();
    await change([{ ...lead, spam: false }]);
    if (when === 'later') passTime(61_000);
    const by = when === 'later' ? token : colleagueToken;
    await call(cms, `${addressOf(lead)}/spam`, { token: by, body: { spam: true } });
    expect(await read(lead)).toMatchObject({ suspicion: 'marked' });
  },
);

test.each(['a minute later', 'by someone else', 'after another state'])(
  'a lead that is done again %s is done since now',
  async (how) => {
    const lead = await contact();
    await change([{ ...lead, state: 'answered' }]);
    const { doneAt } = await read(lead);
    await change([{ ...lead, state: 'open' }]);
    if (how === 'a minute later') passTime(61_000);
    if (how === 'after another state') await change([{ ...lead, state: 'in_progress' }]);
    const again = { ...lead, state: 'answered' };
    await (how === 'by someone else' ? changeMeanwhile(again) : change([again]));
    expect((await read(lead)).doneAt).not.toBe(doneAt);
  },
);

test('a lead of which the database refuses one change gets none of them', async () => {
  const [one, two] = [await contact(), await contact()];
  const { db } = cms.strapi;
  const queryBuilder = db.queryBuilder.bind(db);
  let rows = 0;
  const refusing = jest.spyOn(db, 'queryBuilder').mockImplementation((uid) => {
    if (uid !== 'api::lead-event.lead-event') return queryBuilder(uid);
    rows += 1;
    // That of the mark of the first lead.
    if (rows === 2) throw new Error('The row is refused.');
    return queryBuilder(uid);
  });
  const changes = [one, two].map((lead) => ({ ...lead, state: 'closed', spam: true }));
  const { body } = await change(changes);
  refusing.mockRestore();
  expect(body).toEqual({
    done: [{ id: two.id, version: '2' }],
    failed: [
      {
        ...{ id: one.id, code: 'internal' },
        message: 'This lead could not be changed. Please try again.',
      },
    ],
  });
  expect(await read(one)).toMatchObject({ state: 'open', version: '0' });
  expect(await eventsOf(one)).toBe(0);
});

test('leads are deleted with their timelines; those that are gone count as deleted', async () => {
  const [one, two, kept] = [await contact(), await demoRequest(), await contact()];
  for (const lead of [one, two, kept]) await note(lead);
  const { status, body } = await remove([one, two, { ...one, id: 'nothing' }]);
  expect(status).toBe(200);
  expect(body).toEqual({ done: [one.id, two.id, 'nothing'], failed: [] });
  for (const lead of [one, two]) {
    expect((await call(cms, addressOf(lead), { token })).status).toBe(404);
    expect(await eventsOf(lead)).toBe(0);
  }
  expect(await eventsOf(kept)).toBe(1);
  expect(await read(kept)).toMatchObject({ version: '1' });
});

test('one lead is deleted at its own address', async () => {
  const [lead, kept] = [await contact(), await contact()];
  await note(lead);
  const remove = () => call(cms, addressOf(lead), { token, method: 'DELETE' });
  expect(await remove()).toEqual({ status: 200, body: { result: { _id: lead.id } } });
  expect(await eventsOf(lead)).toBe(0);
  expect((await remove()).status).toBe(404);
  expect((await read(kept))._id).toBe(kept.id);
});

/** Waits until the database makes somebody wait for a row. SQLite has one connection: there, all calls wait. */
async function someoneWaits(): Promise<void> {
  if (!onPostgres) return;
  const { connection } = cms.strapi.db;
  for (let waiting = 0; waiting === 0;) {
    const [counted] = await connection('pg_locks').where({ granted: false }).count({ rows: '*' });
    waiting = Number(counted?.rows);
  }
}

test('a note that is added while its lead is deleted leaves nothing behind', async () => {
  const lead = await contact();
  const deletion = await cms.strapi.db.transaction(async ({ trx }) => {
    await trx('contacts').where({ document_id: lead.id }).update({ revision: 1 });
    const row = { lead_id: lead.id, kind: 'note', revision: 1, at: new Date(), detail: '{}' };
    await trx('lead_events').insert(row);
    const deleting = remove([lead]);
    await someoneWaits();
    return { deleting };
  });
  expect((await deletion.deleting).body).toEqual({ done: [lead.id], failed: [] });
  expect(await eventsOf(lead)).toBe(0);
});

const lead = { form: 'contacts', id: 'a' };

test.each([
  ['no changes', '/changes', {}, /changes is required/],
  ['an empty list', '/changes', { changes: [] }, /Choose a lead first/],
  ['no list', '/changes', { changes: 'all' }, /changes must be/],
  ['a lead that is none', '/changes', { changes: [7] }, /changes\[0\]/],
  ['another form', '/changes', { changes: [{ ...lead, form: 'blogs' }] }, /form must be one of/],
  ['no form', '/changes', { changes: [{ id: 'a' }] }, /form is required/],
  ['no id', '/changes', { changes: [{ form: 'contacts' }] }, /id is required/],
  ['a long id', '/changes', { changes: [{ ...lead, id: 'x'.repeat(101) }] }, /at most 100/],
  ['another state', '/changes', { changes: [{ ...lead, state: 'won' }] }, /state must be one of/],
  ['an owner by name', '/changes', { changes: [{ ...lead, owner: 'me' }] }, /id of an admin/],
  ['a mark in words', '/changes', { changes: [{ ...lead, spam: 'no' }] }, /true or false/],
  [
    'another field',
    '/changes',
    { changes: [{ ...lead, name: 'Me' }] },
    /takes only: form, id, state/,
  ],
  ['a version that is none', '/changes', { changes: [{ ...lead, version: 2 }] }, /version/],
  ['another list', '/changes', { changes: [lead], all: true }, /takes only: changes/],
  ['too many', '/changes', { changes: Array(101).fill(lead) }, /at most 100 leads/],
  ['no leads', '/deletions', {}, /leads is required/],
  ['an empty list', '/deletions', { leads: [] }, /Choose a lead first/],
  ['a state', '/deletions', { leads: [{ ...lead, state: 'open' }] }, /takes only: form, id/],
  ['too many', '/deletions', { leads: Array(101).fill(lead) }, /at most 100 leads/],
])('%s is refused by %s with a sentence', async (_what, path, body, sentence) => {
  const answer = await call(cms, `/web-admin/leads${path}`, { token, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_body' });
  expect(answer.body.message).toMatch(sentence);
});
