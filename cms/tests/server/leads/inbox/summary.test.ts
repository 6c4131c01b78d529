import fc from 'fast-check';
import type { FirmCalendar } from '../../../../src/contract/leads/promise';
import { dueAt, promiseState } from '../../../../src/contract/leads/promise';
import { erasePerson } from '../../../../src/leads/erasure/erase-person';
import { createAccount, createRole, openSession } from '../../harness/access/accounts';
import { call, record } from '../../harness/call';
import { startTestCms, type TestCms } from '../../harness/cms';
import { nextWednesday, passTime } from '../../harness/clock';
import { storeLead } from '../../harness/leads/leads';
import { contact } from '../../harness/leads/sent-leads';
import { planOf, watchStatements } from '../../harness/plans';

let cms: TestCms;
let me: number;
let token: string;
let now: number;

const hour = 3_600_000;
const day = 24 * hour;

beforeAll(async () => {
  cms = await startTestCms();
  now = nextWednesday();
  passTime(now - Date.now());
  me = await createAccount(cms, 'me@example.com', 'web-admin');
  token = (await openSession(cms, me)).accessToken;
});

afterAll(() => cms.stop());

const table = (name = 'contacts') => cms.strapi.db.connection(name);

/** Stores a contact. @param row columns to overwrite */
async function store(name: string, hoursAgo: number, row: object = {}): Promise<string> {
  const acceptedAt = new Date(now - hoursAgo * hour);
  const { id } = await storeLead(cms, 'createcontactus', { ...contact, name }, { acceptedAt });
  if (Object.keys(row).length > 0) await table().where({ document_id: id }).update(row);
  return id;
}

async function summary(): Promise<Record<string, unknown>> {
  const { status, body } = await call(cms, '/web-admin/leads/summary', { token });
  expect(status).toBe(200);
  return body;
}

beforeEach(async () => {
  for (const name of ['contacts', 'demo_requests', 'lead_events']) await table(name).delete();
});

test('an empty inbox has nothing in any view', async () => {
  expect(await summary()).toEqual({
    counts: {
      ...{ open: 0, mine: 0, nobody: 0, due_today: 0, late: 0 },
      ...{ answered: 0, closed: 0, suspected: 0, all: 0 },
    },
    promise: { kept: 0, broken: 0, brokenLeads: [] },
    revision: expect.any(String),
    now: expect.stringMatching(new RegExp(`^${new Date(now).toISOString().slice(0, 15)}`)),
    zone: 'Europe/Zurich',
  });
});

test('it counts the leads of each view', async () => {
  await store('New', 1);
  await store('Mine', 47, { owner: me });
  await store('In progress', 2, { state: 'in_progress', owner: me + 1_000 });
  await store('Answered', 3, { state: 'answered' });
  await store('Closed', 3, { state: 'closed' });
  await store('Spam', 3, { suspicion: 'marked' });
  const demo = { name: 'Demo', email: '', mobile: '', product: 'Dc3' };
  await storeLead(cms, 'createrequestdemo', demo, { acceptedAt: new Date(now - 22 * hour) });
  expect((await summary()).counts).toEqual({
    ...{ open: 4, mine: 1, nobody: 3, due_today: 3, late: 1 },
    ...{ answered: 1, closed: 1, suspected: 1, all: 6 },
  });
});

test('a promise is kept if the lead was done in time; an open one that is late is broken', async () => {
  const [{ due_at: due } = { due_at: 0 }] = await table()
    .where({ document_id: await store('Kept', 72, { state: 'closed' }) })
    .select('due_at');
  const [inTime, late] = [0, 1].map((ms) => new Date(new Date(due).getTime() + ms));
  await table().update({ done_at: inTime });
  await store('Too late', 73, { state: 'answered', done_at: late });
  await store('Still open', 71);
  await store('Of another release', 74, { state: null });
  // None of these counts.
  await store('Not due yet', 1, { state: 'answered', done_at: new Date(now) });
  await store('Spam', 72, { suspicion: 'trap_filled' });
  await store('Closed by an upgrade', 75, { state: 'closed' });
  await store('Long ago', 35 * 24);
  const { promise } = await summary();
  expect(promise).toMatchObject({ kept: 1, broken: 3 });
  const broken = [record(promise).brokenLeads].flat().map((lead) => record(lead).name);
  expect(broken).toEqual(['Still open', 'Too late', 'Of another release']);
});

const zone = 'Europe/Zurich';

/** A firm that was closed from a lead's day to so many days ago. */
function closedFor(accepted: number, reopened: number): FirmCalendar {
  const daysOff = new Set<string>();
  for (let at = accepted; at < now - reopened * day; at += day) {
    daysOff.add(new Date(at).toISOString().slice(0, 10));
  }
  return { zone, daysOff };
}

const anyLead = fc
  .record({
    age: fc.integer({ min: day, max: 200 * day }),
    reopened: fc.constantFrom(0, 8, 20, 33, 45, 300),
    state: fc.constantFrom('open', 'in_progress', 'answered', 'closed'),
    inTime: fc.boolean(),
  })
  .map(({ age, reopened, state, inTime }) => {
    const accepted = now - age;
    const due = dueAt('createcontactus', new Date(accepted), closedFor(accepted, reopened));
    const done = new Date(due.getTime() + (inTime ? -hour : hour));
    const isDone = state === 'answered' || state === 'closed';
    return { accepted: new Date(accepted), due, state, doneAt: isDone ? done : null };
  });

test('leads are counted and found whatever days off they were stored with that are forgotten now', async () => {
  const leads = fc.sample(anyLead, { numRuns: 150, seed: 1 });
  const rows = leads.map(({ accepted, due, state, doneAt }, place) => ({
    document_id: `d${String(place).padStart(23, '0')}`,
    ...{ name: String(place), search_text: 'wanted', state, revision: 0 },
    ...{ created_at: accepted, due_at: due, done_at: doneAt },
  }));
  await cms.strapi.db.connection.batchInsert('contacts', rows, 20);
  const at = new Date(now);
  const fellDue = leads.filter(({ due }) => due < at && due.getTime() >= now - 30 * day);
  const kept = fellDue.filter(({ due, doneAt }) => doneAt !== null && doneAt <= due).length;
  expect((await summary()).promise).toMatchObject({ kept, broken: fellDue.length - kept });
  const isDueToday = leads.map(
    ({ due, doneAt }) => promiseState({ dueAt: due, doneAt }, at, zone) === 'due_today',
  );
  const dueToday = rows.filter((_row, place) => isDueToday[place]);
  const { body } = await call(cms, '/web-admin/leads?view=due_today&search=wanted&pageSize=100', {
    token,
  });
  const found = [body.result ?? []].flat().map((lead) => record(lead).name);
  expect(found.sort()).toEqual(dueToday.map(({ name }) => name).sort());
  // Old leads are among both.
  expect([kept, dueToday.length].every((count) => count > 5)).toBe(true);
});

test('the revision differs after each lead, change, note, mark and deletion, and only then', async () => {
  const seen = new Set<unknown>();
  const expectNew = async (what: string) => {
    const { revision } = await summary();
    expect([what, seen.has(revision)]).toEqual([what, false]);
    expect((await summary()).revision).toBe(revision);
    seen.add(revision);
  };
  await expectNew('nothing');
  const id = await store('One', 1);
  await expectNew('a lead');
  const other = await store('Other', 2);
  await expectNew('another lead');
  const address = `/web-admin/leads/contacts/${id}`;
  await call(cms, address, { token, method: 'PATCH', body: { state: 'in_progress' } });
  await expectNew('a change');
  await call(cms, `${address}/notes`, { token, body: { text: 'A note' } });
  await expectNew('a note');
  await call(cms, `${address}/spam`, { token, body: { spam: true } });
  await expectNew('a mark');
  await call(cms, address, { token, method: 'DELETE' });
  await expectNew('a deletion');
  await storeLead(cms, 'createcontactus', { ...contact, email: 'gone@example.com' });
  await expectNew('a lead to erase');
  await erasePerson(cms.strapi, 'gone@example.com');
  await expectNew('an erasure');
  const rows = Array.from({ length: 150 }, (_, index) => ({
    ...contact,
    document_id: `later${String(index)}`,
    created_at: new Date(now),
  }));
  await cms.strapi.db.connection.batchInsert('contacts', rows, 50);
  await expectNew('many leads');
  await call(cms, `/web-admin/leads/contacts/${other}`, { token, method: 'DELETE' });
  await expectNew('the deletion of an old lead');
});

test('a lead that is committed after a later one changes the revision, too', async () => {
  const [first, second] = [await store('First', 1), await store('Second', 1)];
  const row = await table().where({ document_id: first }).first();
  await table().where({ document_id: first }).delete();
  const { revision } = await summary();
  await table().insert(row);
  expect(second).not.toBe(first);
  expect((await summary()).revision).not.toBe(revision);
});

test('counting stops at a thousand', async () => {
  const rows = Array.from({ length: 1_100 }, (_, index) => ({
    ...contact,
    document_id: `many${String(index)}`,
    state: 'open',
    created_at: new Date(now - index * 60_000),
    due_at: new Date(now + day),
  }));
  await cms.strapi.db.connection.batchInsert('contacts', rows, 50);
  expect((await summary()).counts).toMatchObject({ open: 1_000, all: 1_000, mine: 0 });
  const pageOf = async (page: number) => {
    const query = `/web-admin/leads?pageSize=25&page=${String(page)}`;
    const { body } = await call(cms, query, { token });
    return [record(body.pagination).total, [body.result].flat().length];
  };
  expect(await pageOf(1)).toEqual([1_000, 25]);
  // The pager always has a next page, up to the last one.
  expect(await pageOf(40)).toEqual([1_001, 25]);
  expect(await pageOf(44)).toEqual([1_100, 25]);
});

test('it is read from indexes', async () => {
  const tables = ['contacts', 'demo_requests'].map((name) => watchStatements(cms, name));
  await summary();
  const statements = tables.flatMap(({ statements: own, stop }) => {
    stop();
    return own;
  });
  expect(statements.length).toBeGreaterThan(0);
  // The last rows of a table, for the revision, are read from its end.
  for (const statement of statements.filter(({ sql }) => !sql.includes('sum('))) {
    expect(await planOf(cms, statement)).not.toMatch(/SCAN (contacts|demo_requests)|Seq Scan/);
  }
});

test('owners are the admins who can log in and work on leads, by name', async () => {
  await createAccount(cms, 'zoe@example.com', 'web-admin');
  await createAccount(cms, 'Adam@example.com', 'web-admin');
  const both = await createRole(cms, 'works-too', ['plugin::web-admin.leads.work']);
  const twice = await createAccount(cms, 'bea@example.com', both);
  const reader = await createRole(cms, 'only-reads', ['plugin::web-admin.leads.read']);
  await createAccount(cms, 'reader@example.com', reader);
  const leaver = await createAccount(cms, 'leaver@example.com', 'web-admin');
  const admins = cms.strapi.db.query('admin::user');
  await admins.update({ where: { id: leaver }, data: { isActive: false } });
  const roles = await cms.strapi.db
    .query('admin::role')
    .findMany({ where: { code: { $in: ['web-admin', both] } } });
  await admins.update({ where: { id: twice }, data: { roles: roles.map(({ id }) => id) } });
  const { status, body } = await call(cms, '/web-admin/leads/owners', { token });
  expect(status).toBe(200);
  const names = [body.result].flat().map((owner) => record(owner).name);
  expect(names).toEqual([
    'Adam@example.com',
    'bea@example.com',
    'first.admin',
    'me@example.com',
    'zoe@example.com',
  ]);
});
