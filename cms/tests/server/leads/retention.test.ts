import { monthsBefore } from '../../../src/contract/months';
import { deleteOldLeads } from '../../../src/leads/retention/delete-old-leads';
import { retention } from '../../../src/leads/retention/start-retention';
import { startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;

const day = 24 * 60 * 60 * 1_000;
const cutoff = monthsBefore(24, new Date());
const old = new Date(cutoff.getTime() - day);
const young = new Date(cutoff.getTime() + day);

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

beforeEach(async () => {
  for (const table of [
    'contacts',
    'demo_requests',
    'dead_letters',
    'lead_events',
    'person_records',
  ]) {
    await cms.strapi.db.connection(table).delete();
  }
});

let rows = 0;
const id = () => `row${String((rows += 1)).padStart(21, '0')}`;

const contact = (created_at: Date, more: object = {}) => ({
  ...{ document_id: id(), name: 'n', email: 'e', phone: 'p', subject: 's', message: 'm' },
  created_at,
  idempotency_key: `key-${String(rows)}`,
  ...more,
});

const demoRequest = (created_at: Date, more: object = {}) => ({
  ...{ document_id: id(), name: 'n', email: '', mobile: '', product: 'Dc3' },
  created_at,
  ...more,
});

const letter = (accepted_at: Date, more: object = {}) => ({
  ...{ document_id: id(), form: 'createcontactus', lead: '{}', reason: 'not_found' },
  entry: String(rows).padStart(64, '0'),
  // The time of storing does not count.
  created_at: new Date(),
  accepted_at,
  ...more,
});

const store = (table: string, values: object[]) =>
  cms.strapi.db.connection.batchInsert(table, values, 50);

const stored = async (table: string): Promise<number> => {
  const [counted] = await cms.strapi.db.connection(table).count({ rows: '*' });
  return Number(counted?.rows);
};

test('leads older than the retention period are deleted with all their data; younger ones stay', async () => {
  const suspected = { suspicion: 'trap_filled' };
  const [expired, kept] = [contact(old), contact(young)];
  await store('contacts', [expired, kept, contact(old, suspected)]);
  const note = ({ document_id }: { document_id: string }) => ({
    lead_id: document_id,
    kind: 'note',
  });
  await store('lead_events', [note(expired), note(kept), note(expired)]);
  await store('contacts', [contact(young, suspected)]);
  await store('demo_requests', [demoRequest(old), demoRequest(young), demoRequest(old, suspected)]);
  const handled = { handled_at: new Date() };
  await store('dead_letters', [letter(old), letter(young), letter(old, handled)]);
  await store('dead_letters', [letter(young, handled)]);

  expect(await deleteOldLeads(cms.strapi, cutoff)).toBe(6);

  expect(await stored('contacts')).toBe(2);
  expect(await stored('demo_requests')).toBe(1);
  expect(await stored('dead_letters')).toBe(2);
  expect(await cms.strapi.db.connection('lead_events').pluck('lead_id')).toEqual([
    kept.document_id,
  ]);
  const left = await cms.strapi.db.connection('contacts').select('created_at');
  for (const { created_at } of left) expect(new Date(created_at)).toEqual(young);
});

test('records of exports and erasures are deleted with the retention period, too', async () => {
  const record = (at: Date) => ({ action: 'erased', person: 'a keyed hash', at });
  await store('person_records', [record(old), record(young), record(old)]);
  await deleteOldLeads(cms.strapi, cutoff);
  expect(await stored('person_records')).toBe(1);
});

test('many leads are deleted in batches, and other work runs in between', async () => {
  await store(
    'contacts',
    Array.from({ length: 1_700 }, () => contact(old)),
  );
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  expect(await deleteOldLeads(cms.strapi, cutoff)).toBe(1_700);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
  expect(await stored('contacts')).toBe(0);
});

test('two processes that delete at the same time delete each lead once', async () => {
  await store(
    'demo_requests',
    Array.from({ length: 1_200 }, () => demoRequest(old)),
  );
  const counts = await Promise.all([
    deleteOldLeads(cms.strapi, cutoff),
    deleteOldLeads(cms.strapi, cutoff),
  ]);
  expect(counts[0] + counts[1]).toBe(1_200);
});

test('a CMS that is stopping deletes no more leads', async () => {
  await store(
    'contacts',
    Array.from({ length: 1_100 }, () => contact(old)),
  );
  expect(await deleteOldLeads(cms.strapi, cutoff, AbortSignal.abort())).toBe(0);
  expect(await stored('contacts')).toBe(1_100);
});

test('the hourly job deletes leads that are older than the retention period, and no others', async () => {
  await store('contacts', [contact(old), contact(new Date(cutoff.getTime() + day / 2))]);
  await retention(cms.strapi, 24)(new AbortController().signal);
  expect(await stored('contacts')).toBe(1);
});
