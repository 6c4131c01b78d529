import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { contact, newVisitor, sendContact, sendDemoRequest } from '../harness/leads/sent-leads';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

const newColumns = {
  contacts: ['name_key', 'email_key', 'subject_key'],
  demo_requests: ['name_key', 'email_key', 'mobile_key'],
};
const newOfBoth = [
  ...['suspicion', 'notify_after', 'notify_tries', 'notified_at', 'search_text', 'notes_text'],
  ...['state', 'owner', 'due_at', 'done_at', 'way', 'stored_at', 'revision'],
];
const indexes = {
  contacts: ['created', 'name', 'email', 'subject', 'notify', 'state', 'due', 'owner'],
  demo_requests: [
    'created',
    'name',
    'email',
    'mobile',
    'moment',
    'notify',
    'state',
    'due',
    'owner',
  ],
};

/** Resets the lead tables to the release before suspected spam, mails, dead letters, the folded search and the inbox. */
async function takeBack(): Promise<void> {
  const { connection } = cms.strapi.db;
  for (const table of ['contacts', 'demo_requests'] as const) {
    for (const name of indexes[table]) await connection.raw(`drop index ${table}_by_${name}`);
    for (const column of [...newColumns[table], ...newOfBoth]) {
      await connection.raw(`alter table ${table} drop column ${column}`);
    }
  }
  await connection.raw('create index contacts_by_created on contacts (created_at, id)');
  await connection.raw(
    'create index demo_requests_by_created on demo_requests (product, created_at, id)',
  );
  await connection.schema.dropTable('dead_letters');
  await connection('strapi_database_schema').delete();
  await cms.strapi.store({ type: 'core', name: 'search' }).delete({ key: 'filled' });
  await cms.strapi.store({ type: 'core', name: 'lead-states' }).delete({ key: 'given' });
}

const names = ({ body }: { body: Record<string, unknown> }) =>
  [body.result].flat().map((row) => record(row).name);

test('leads of an earlier release are in the lists after the upgrade, and new leads are accepted', async () => {
  await sendContact(cms, { from: newVisitor(), body: { name: 'Renée of before' } });
  await sendDemoRequest(cms, { from: newVisitor(), body: { name: 'Of before' } });
  await takeBack();
  await cms.strapi.destroy();

  cms = await startTestCms();
  expect((await sendContact(cms, { body: { name: 'Of after' } })).status).toBe(201);
  await sendContact(cms, { body: { ...contact, name: 'A robot', suspicion: 'trap_filled' } });
  const token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  const list = (address: string) => call(cms, `/web-admin/${address}`, { token });
  expect(names(await list('contacts'))).toEqual(['Of after', 'Renée of before']);
  expect(names(await list('contacts?search=BEFORE%20renee'))).toEqual(['Renée of before']);
  expect(names(await list('contacts?sort=name:asc'))).toEqual(['Of after', 'Renée of before']);
  expect(names(await list('contacts?suspected=true'))).toEqual(['A robot']);
  expect(names(await list('demo-requests?product=Dc3'))).toEqual(['Of before']);
  expect(names(await list('leads'))).toEqual(['Of after', 'Of before', 'Renée of before']);
  expect(names(await list('dead-letters'))).toEqual([]);
});
