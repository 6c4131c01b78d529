import { fillSearchColumns } from '../../../src/setup/fill-search-columns';
import { openEarlierLeads } from '../../../src/setup/open-earlier-leads';
import { startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

const table = (name: string) => cms.strapi.db.connection(name);
const day = 24 * 60 * 60 * 1_000;

/** Stores leads as an earlier release did, one per minute, back from a given time: none is so old that the retention deletes it. */
async function fill(count: number, last: Date): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    document_id: `earlier${String(index)}`,
    ...{ name: 'n', email: 'e', phone: 'p', subject: 's', message: 'm' },
    created_at: new Date(last.getTime() - index * 60_000),
  }));
  await cms.strapi.db.connection.batchInsert('contacts', rows, 50);
}

async function forget(): Promise<void> {
  await cms.strapi.store({ type: 'core', name: 'lead-states' }).delete({ key: 'given' });
  await cms.strapi.store({ type: 'core', name: 'search' }).delete({ key: 'filled' });
}

beforeEach(async () => {
  for (const name of ['contacts', 'demo_requests']) await table(name).delete();
  await forget();
});

const count = async (rows: object): Promise<number> => {
  const [counted] = await table('contacts').where(rows).count({ rows: '*' });
  return Number(counted?.rows);
};

test('a lead of the last 30 days becomes open and gets a due time; an older one is closed', async () => {
  await fill(1, new Date(Date.now() - 29 * day));
  await table('contacts').insert({
    ...{ name: 'n', email: 'e', phone: 'p', subject: 's', message: 'm' },
    document_id: 'older',
    created_at: new Date(Date.now() - 31 * day),
  });
  await openEarlierLeads(cms.strapi);
  const [young] = await table('contacts').where({ document_id: 'earlier0' });
  expect(young).toMatchObject({ state: 'open', revision: 0 });
  expect(new Date(young.due_at).getTime()).toBeGreaterThan(new Date(young.created_at).getTime());
  expect(await count({ document_id: 'older', state: 'closed' })).toBe(1);
});

/** The number of leads of each form: `FAULTS=full` upgrades an installation of a large firm. */
const size = process.env.FAULTS === 'full' ? 100_000 : 2_500;

/** More than any size needs, if each start goes on where the one before it was killed. */
const maxKills = 1_000;

/** Ends the work on many rows with a failure before each fifth change. @returns how many changes were made */
async function workWithKills(work: () => Promise<void>): Promise<number> {
  const { connection } = cms.strapi.db;
  let [changes, kills] = [0, 0];
  const count = ({ sql }: { sql: string }) => {
    if (!sql.startsWith('with changed')) return;
    if ((changes + kills) % 5 === 4) {
      kills += 1;
      throw new Error('Killed');
    }
    changes += 1;
  };
  connection.on('query', count);
  for (let isDone = false; !isDone && kills < maxKills;) {
    isDone = await work().then(
      () => true,
      () => false,
    );
  }
  connection.removeListener('query', count);
  expect(kills).toBeGreaterThan(0);
  expect(kills).toBeLessThan(maxKills);
  return changes;
}

test('an upgrade of many leads that is killed again and again goes on where it was', async () => {
  await fill(size, new Date());
  await cms.strapi.db.connection.raw(
    `insert into demo_requests (document_id, name, email, created_at, product)
     select document_id, name, email, created_at, 'Dc3' from contacts`,
  );
  const begun = Date.now();
  const filled = await workWithKills(() => fillSearchColumns(cms.strapi));
  const opened = await workWithKills(() => openEarlierLeads(cms.strapi));
  process.stdout.write(`${String(2 * size)} leads: ${String(Date.now() - begun)} ms\n`);
  // None twice, although a new version of the search columns fills in all rows.
  expect(filled).toBe((2 * size) / 100);
  expect(opened).toBe((2 * size) / 500);
  for (const name of ['contacts', 'demo_requests']) {
    const [left] = await table(name)
      .whereNull('search_text')
      .orWhereNull('name_key')
      .orWhereNull('due_at')
      .orWhereNull('state')
      .count({ rows: '*' });
    expect(Number(left?.rows)).toBe(0);
  }
}, 1_200_000);

test('each lead is changed once, even after an interruption, another start and a new lead', async () => {
  await fill(450, new Date());
  await openEarlierLeads(cms.strapi);
  expect(await count({ state: 'open', revision: 0 })).toBe(450);

  // The state left by a process that was killed after its first batch.
  const [boundary] = await table('contacts').orderBy('id').offset(200).limit(1);
  await table('contacts')
    .where('id', '>=', boundary.id)
    .update({ state: null, due_at: null, revision: null });
  await forget();
  expect(await count({ state: 'open' })).toBe(200);

  await openEarlierLeads(cms.strapi);
  expect(await count({ state: 'open' })).toBe(450);
  await table('contacts').where({ document_id: 'earlier0' }).update({ state: 'answered' });
  await table('contacts').insert({
    ...{ name: 'n', email: 'e', phone: 'p', subject: 's', message: 'm' },
    document_id: 'of-another-process',
    created_at: new Date(),
  });
  await openEarlierLeads(cms.strapi);
  await forget();
  await openEarlierLeads(cms.strapi);
  expect(await count({ state: 'answered' })).toBe(1);
  expect(await count({ state: 'open' })).toBe(450);
});
