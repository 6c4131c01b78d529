import { randomUUID } from 'node:crypto';
import { formNames } from '../../../../src/contract/leads/inbox';
import type { LeadForm } from '../../../../src/contract/leads/lead-forms';
import { fillSearchColumns } from '../../../../src/setup/fill-search-columns';
import { createAccount, openSession } from '../../harness/access/accounts';
import { call, record } from '../../harness/call';
import { startTestCms, type TestCms } from '../../harness/cms';
import { nextWednesday, passTime } from '../../harness/clock';
import { storeLead } from '../../harness/leads/leads';
import { contact, demoRequest } from '../../harness/leads/sent-leads';
import { onPostgres } from '../../harness/test-database';
import { planOf, sortStep, watchStatements } from '../../harness/plans';

let cms: TestCms;
let me: number;
let token: string;
let now: number;
const owners: Record<string, number> = {};

const hour = 3_600_000;
const day = 24 * hour;

interface Circumstances {
  /** Hours before now. */
  ago: number;
  suspicion?: 'trap_filled';
  /** Columns to overwrite. */
  row?: object;
}

async function store(
  form: LeadForm,
  name: string,
  { ago, suspicion, row }: Circumstances,
  fields: object = {},
): Promise<string> {
  const sample: Record<string, string> = form === 'createcontactus' ? contact : demoRequest;
  const acceptedAt = new Date(now - ago * hour);
  const circumstances = { acceptedAt, ...(suspicion === undefined ? {} : { suspicion }) };
  const { id } = await storeLead(cms, form, { ...sample, name, ...fields }, circumstances);
  const table = form === 'createcontactus' ? 'contacts' : 'demo_requests';
  if (row !== undefined) {
    await cms.strapi.db.connection(table).where({ document_id: id }).update(row);
  }
  return id;
}

beforeAll(async () => {
  // A mail server that nobody answers at: replies stay queued.
  cms = await startTestCms({ SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'firm@example.com' });
  now = nextWednesday();
  passTime(now - Date.now());
  me = await createAccount(cms, 'me@example.com', 'web-admin');
  token = (await openSession(cms, me)).accessToken;
  for (const name of ['colleague', 'leaver', 'deleted']) {
    owners[name] = await createAccount(cms, `${name}@example.com`, 'web-admin');
  }
  const contacts = 'createcontactus';
  const demos = 'createrequestdemo';
  const message = `  First line\n\tand second, ${'long '.repeat(60)}`;
  await store(contacts, 'Came this morning', { ago: 1 }, { message, phone: '+41 44 555 01 77' });
  await store(demos, 'Asked this morning', { ago: 1.5 });
  await store(
    demos,
    'Asked yesterday',
    { ago: 22, row: { owner: me } },
    { product: 'Aksa Studio' },
  );
  await store(contacts, 'Came on Monday', { ago: 47, row: { owner: owners.colleague } });
  await store(contacts, 'Of a leaver', {
    ago: 48,
    row: { owner: owners.leaver, state: 'in_progress' },
  });
  await store(demos, 'Of a deleted account', { ago: 49, row: { owner: owners.deleted } });
  await store(contacts, 'Of another release', { ago: 50, row: { state: null, owner: me } });
  await store(contacts, 'Answered', { ago: 51, row: { state: 'answered', owner: me } });
  await store(demos, 'Closed', { ago: 52, row: { state: 'closed' } });
  await store(contacts, 'Robot', { ago: 53, suspicion: 'trap_filled' });
  await store(demos, 'Marked', { ago: 54, row: { suspicion: 'marked' } });
  const admins = cms.strapi.db.query('admin::user');
  await admins.update({ where: { id: owners.leaver }, data: { isActive: false } });
  await admins.delete({ where: { id: owners.deleted } });
});

afterAll(() => cms.stop());

const get = (query: string) => call(cms, `/web-admin/leads?${query}`, { token });
const rowsOf = (body: Record<string, unknown>) => [body.result ?? []].flat().map(record);
const namesOf = (body: Record<string, unknown>) => rowsOf(body).map(({ name }) => name);

const late = ['Came on Monday', 'Of a leaver', 'Of a deleted account', 'Of another release'];
const open = ['Came this morning', 'Asked this morning', 'Asked yesterday', ...late];

test.each([
  ['open', open],
  ['mine', ['Asked yesterday', 'Of another release']],
  ['nobody', ['Came this morning', 'Asked this morning', 'Of a leaver', 'Of a deleted account']],
  ['due_today', ['Came this morning', 'Asked yesterday']],
  ['late', late],
  ['answered', ['Answered']],
  ['closed', ['Closed']],
  ['suspected', ['Robot', 'Marked']],
  ['all', [...open, 'Answered', 'Closed']],
])('the view %s holds its leads of both forms, the newest first', async (view, names) => {
  const { status, body } = await get(`view=${view}`);
  expect(status).toBe(200);
  expect(namesOf(body)).toEqual(names);
  expect(body.pagination).toEqual({ page: 1, pageSize: 100, total: names.length });
});

test('without a query, the list shows open leads', async () => {
  expect(namesOf((await get('')).body)).toEqual(open);
  expect(namesOf((await get('view=&form=&owner=&from=&search=')).body)).toEqual(open);
});

test('a lead in the list has what its row shows', async () => {
  const [message, request, owned] = rowsOf((await get('')).body);
  expect(message).toEqual({
    _id: expect.any(String),
    form: 'createcontactus',
    name: 'Came this morning',
    email: 'hris@example.com',
    phone: '+41 44 555 01 77',
    topic: 'A question',
    excerpt: expect.stringMatching(/^First line and second, long long .*lo…$/),
    createdAt: new Date(now - hour).toISOString(),
    state: 'open',
    owner: null,
    dueAt: expect.any(String),
    doneAt: null,
    version: '0',
  });
  expect(request).toMatchObject({ form: 'createrequestdemo', topic: 'Dc3', excerpt: '' });
  expect(owned).toMatchObject({ owner: { id: me, name: 'me@example.com' } });
  const [robot] = rowsOf((await get('view=suspected')).body);
  expect(robot).toMatchObject({ suspicion: 'trap_filled' });
});

const dayOf = (hoursAgo: number) => new Date(now - hoursAgo * hour).toISOString().slice(0, 10);

test('filters by form, product, owner and days narrow a view', async () => {
  const expectNames = async (query: string, names: string[]) => {
    const { status, body } = await get(query);
    expect([query, status, namesOf(body)]).toEqual([query, 200, names]);
    expect(body.pagination).toMatchObject({ total: names.length });
  };
  await expectNames(`form=${formNames.createrequestdemo}`, [
    'Asked this morning',
    'Asked yesterday',
    'Of a deleted account',
  ]);
  await expectNames('product=Aksa+Studio', ['Asked yesterday']);
  await expectNames('product=Aksa+Studio&form=contacts', []);
  await expectNames(`owner=${String(me)}&view=all`, [
    'Asked yesterday',
    'Of another release',
    'Answered',
  ]);
  await expectNames(`owner=${String(owners.colleague)}`, ['Came on Monday']);
  await expectNames(`owner=${String(owners.colleague)}&view=mine`, []);
  await expectNames('owner=0&view=late', ['Of a leaver', 'Of a deleted account']);
  await expectNames('owner=0&view=nobody', [
    'Came this morning',
    'Asked this morning',
    'Of a leaver',
    'Of a deleted account',
  ]);
  await expectNames(`from=${dayOf(22)}&to=${dayOf(22)}`, ['Asked yesterday']);
  await expectNames(`from=${dayOf(0)}`, ['Came this morning', 'Asked this morning']);
  await expectNames(`to=${dayOf(47)}&view=late`, late);
});

test("days are those of the firm's time zone", async () => {
  // Half an hour before and after midnight in the firm's zone, which is one or two hours ahead.
  const zone = 'Europe/Zurich';
  const hourThere = Number(
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
      now,
    ),
  );
  const sunday = { ago: hourThere + 48.5, row: { suspicion: 'filled_too_fast' } };
  await store('createcontactus', 'Just before', sunday);
  await store('createcontactus', 'Just after', { ...sunday, ago: hourThere + 47.5 });
  const monday = new Date(now - 2 * day).toISOString().slice(0, 10);
  const names = namesOf((await get(`view=suspected&from=${monday}`)).body);
  expect(names).toContain('Just after');
  expect(names).not.toContain('Just before');
});

test('pages of the merged list follow each other without gaps', async () => {
  const names: unknown[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { body } = await get(`view=all&pageSize=3&page=${String(page)}`);
    expect(body.pagination).toEqual({ page, pageSize: 3, total: 9 });
    names.push(...namesOf(body));
  }
  expect(names).toEqual([...open, 'Answered', 'Closed']);
});

test.each([
  ['view=won', /^view must be one of: open, mine, /],
  ['form=createcontactus', /^form must be one of: contacts, demo-requests\.$/],
  ['product=Excel', /^product must be one of: Aksa Studio, /],
  ['owner=me', /^owner must be the id of an admin, or 0 for nobody\.$/],
  ['owner=-1', /^owner must be/],
  ['owner=2147483648', /^owner must be/],
  ['from=yesterday', /^from must be a day/],
  ['from=2026-02-30', /^from must be a day/],
  ['to=0001-01-01', /^to must be a day/],
  ['from=2026-11-27&to=2026-11-26', /^from must not be a later day than to\.$/],
  [`search=${'x'.repeat(201)}`, /^search must have at most 200 characters\.$/],
  ['page=0', /^page must be/],
  ['pageSize=1001', /^pageSize must be/],
  ['view=open&view=all', /^Give view once\.$/],
  ['owner=1&owner=2', /^Give owner once\.$/],
])('the query %s is refused with a sentence', async (query, sentence) => {
  const { status, body } = await get(query);
  expect(status).toBe(400);
  expect(body).toEqual({
    error: true,
    code: 'invalid_query',
    message: expect.stringMatching(sentence),
  });
});

test('a search finds words of the message and of the notes, phone numbers, and only in the view', async () => {
  const id = await store('createrequestdemo', 'Zoë Strauß', { ago: 100 });
  const note = (text: string) =>
    call(cms, `/web-admin/leads/demo-requests/${id}/notes`, { token, body: { text } });
  await note('Wants a quote\nfor 120 seats, 100%_safe');
  await note('Called back on 044 555 01 88.');
  const found = async (search: string, view = 'open') =>
    namesOf((await get(`view=${view}&search=${encodeURIComponent(search)}`)).body);
  expect(await found('SEATS strauss')).toEqual(['Zoë Strauß']);
  expect(await found('100%_s')).toEqual(['Zoë Strauß']);
  expect(await found('100%%s')).toEqual([]);
  expect(await found('+41 44 555 01 88')).toEqual(['Zoë Strauß']);
  expect(await found('+41445550177')).toEqual(['Came this morning']);
  expect(await found('second line')).toEqual(['Came this morning']);
  expect(await found('seats', 'closed')).toEqual([]);
  expect(await found('seats nobody')).toEqual([]);
  const { body } = await get('search=example.com&pageSize=2&page=2');
  expect(namesOf(body)).toEqual(['Asked yesterday', 'Came on Monday']);
  expect(body.pagination).toEqual({ page: 2, pageSize: 2, total: open.length + 1 });
});

test('a search finds a lead by the reference of its receipt, as a visitor quotes it', async () => {
  const id = await store('createcontactus', 'Quoted', { ago: 104 });
  const found = async (search: string) =>
    namesOf((await get(`search=${encodeURIComponent(search)}`)).body);
  expect(await found(id)).toEqual(['Quoted']);
  expect(await found(` (${id.toUpperCase()}). `)).toEqual(['Quoted']);
  expect(await found(`${id} Quoted`)).toEqual(['Quoted']);
  expect(await found(`${id} nobody`)).toEqual([]);
  expect(await found(id.slice(1))).toEqual([]);
});

test('the lists of the forms, which other roles may see, do not find a lead by its notes', async () => {
  const id = await store('createcontactus', 'Noted', { ago: 101 });
  const body = { text: 'A confidential remark' };
  await call(cms, `/web-admin/leads/contacts/${id}/notes`, { token, body });
  expect(namesOf((await get('search=confidential')).body)).toEqual(['Noted']);
  const list = await call(cms, '/web-admin/contacts?search=confidential', { token });
  expect(namesOf(list.body)).toEqual([]);
});

test('notes and replies are found before and after a restart, replies also by their subject', async () => {
  const id = await store('createcontactus', 'Written to', { ago: 105 });
  const address = `/web-admin/leads/contacts/${id}`;
  const found = async (search: string) =>
    namesOf((await get(`search=${encodeURIComponent(search)}`)).body);
  const [note, reply] = [
    { text: 'Likes walnuts' },
    { subject: 'Your Größen', text: 'As agreed on hazelnuts.' },
  ];
  await call(cms, `${address}/notes`, { token, body: note });
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await call(cms, `${address}/replies`, { token, body: reply, headers });
  expect(status).toBe(201);
  const row = () => cms.strapi.db.connection('contacts').where({ document_id: id }).first();
  const before = record(await row()).notes_text;
  for (let start = 0; start < 2; start += 1) {
    for (const word of ['walnuts', 'hazelnuts', 'grossen walnuts']) {
      expect(await found(word)).toEqual(['Written to']);
    }
    await fillSearchColumns(cms.strapi);
  }
  expect(record(await row()).notes_text).toBe(before);
});

test('replies that an earlier release dropped from the search come back at the next start, once', async () => {
  const id = await store('createrequestdemo', 'Dropped', { ago: 106 });
  const row = () => cms.strapi.db.connection('demo_requests').where({ document_id: id });
  await cms.strapi.db.connection('lead_events').insert({
    ...{ lead_id: id, kind: 'reply', revision: 1, at: new Date(now) },
    detail: JSON.stringify({ id: 'r', subject: 'Plums', text: 'Apricots' }),
  });
  const [last] = await cms.strapi.db.connection('lead_events').max({ id: 'id' });
  const progress = cms.strapi.store({ type: 'core', name: 'search' });
  const { notesAndReplies, ...earlier } = record(await progress.get({ key: 'filled' }));
  expect(notesAndReplies).toBeDefined();
  await progress.set({ key: 'filled', value: { ...earlier, notes: Number(record(last).id) } });
  await row().update({ notes_text: '' });
  await fillSearchColumns(cms.strapi);
  expect(namesOf((await get('search=plums apricots')).body)).toEqual(['Dropped']);
  // What is filled in is not read again.
  await row().update({ notes_text: 'as it is' });
  await fillSearchColumns(cms.strapi);
  expect(record(await row().first()).notes_text).toBe('as it is');
});

test('notes of an earlier release are found after the next start', async () => {
  const ids = [
    await store('createcontactus', 'Earlier one', { ago: 102 }),
    await store('createrequestdemo', 'Earlier two', { ago: 103 }),
  ];
  const at = new Date(now);
  const note = (lead_id: string | undefined, text: string) => ({
    ...{ lead_id, kind: 'note', revision: 1, at },
    detail: JSON.stringify({ text }),
  });
  await cms.strapi.db
    .connection('lead_events')
    .insert([note(ids[0], 'Über\nden Sommer'), note(ids[1], 'Summer'), note(ids[0], 'Herbst')]);
  const found = async (search: string) =>
    namesOf((await get(`search=${encodeURIComponent(search)}`)).body);
  expect(await found('uber herbst')).toEqual([]);
  for (let start = 0; start < 2; start += 1) await fillSearchColumns(cms.strapi);
  expect(await found('uber herbst')).toEqual(['Earlier one']);
  expect(await found('summer')).toEqual(['Earlier two']);
  const row = await cms.strapi.db.connection('contacts').where({ document_id: ids[0] }).first();
  expect(record(row).notes_text).toBe('uber den sommer\nherbst');
});

test('each range of a view is read in the order of an index', async () => {
  const tables = ['contacts', 'demo_requests'].map((table) => watchStatements(cms, table));
  for (const view of ['open', 'mine', 'late', 'due_today', 'answered', 'suspected', 'all']) {
    await get(`view=${view}&pageSize=10`);
  }
  await get(`view=all&owner=${String(me)}`);
  const found = tables.flatMap(({ statements, stop }) => {
    stop();
    return statements.filter(({ sql }) => sql.includes('order by'));
  });
  expect(found.length).toBeGreaterThan(0);
  for (const statement of found) {
    const steps = await planOf(cms, statement);
    expect(steps).not.toMatch(/SCAN (contacts|demo_requests)|Seq Scan/);
    // Not in the order of acceptance: many leads that are due on other days may lie between these few. PostgreSQL reads a small
    // table by any index.
    if (!onPostgres && statement.sql.includes('due_at')) expect(steps).toMatch(/_by_due/);
    const sorts = steps.split('\n').filter((step) => sortStep.test(step));
    // The merged ranges are sorted once. Equal times of an index may be, too; PostgreSQL also names the keys.
    expect(sorts.filter((step) => !/Incremental| Key:/.test(step)).length).toBeLessThanOrEqual(1);
  }
});
