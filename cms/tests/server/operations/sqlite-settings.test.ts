import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyLog } from '../../../src/leads/erasure/overwrite-deleted';
import { retention } from '../../../src/leads/retention/start-retention';
import { passTime } from '../harness/clock';
import { placeOfCms, startTestCms, type TestCms } from '../harness/cms';
import { runCommand } from '../harness/commands';
import { openDatabase } from '../harness/stored';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

// `synchronous` belongs to a connection, and the driver's default is weaker with WAL. So it is read through the pool of
// the CMS, which has one connection.
const pragma = (name: string): Promise<unknown> => cms.strapi.db.connection.raw(`pragma ${name}`);

test('SQLite syncs each commit to the disk and allows reading meanwhile', async () => {
  expect(cms.strapi.db.connection.client.pool).toMatchObject({ min: 1, max: 1 });
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  const full = 2;
  expect(await pragma('synchronous')).toEqual([{ synchronous: full }]);
});

test('SQLite overwrites deleted rows', async () => {
  expect(await pragma('secure_delete')).toEqual([{ secure_delete: 1 }]);
});

describe('the files of SQLite hold nothing of a lead that is deleted', () => {
  const mark = 'Of-a-visitor';
  const contacts = () => cms.strapi.db.connection('contacts');
  const never = new AbortController().signal;

  /** Stores messages with the mark among others, so that rows move from page to page. */
  async function store(createdAt: Date): Promise<void> {
    const text = () => randomBytes(12).toString('hex');
    const rows = Array.from({ length: 1_500 }, (_, index) => {
      const is = index % 3 === 0 ? mark : 'other';
      const filled = { name: `${is} ${text()}`, email: is, phone: is, subject: text() + is };
      const message = `${is} ${'x'.repeat((index * 37) % 6_000)} ${is}`;
      return { ...filled, message, document_id: text(), idempotency_key: text() + is };
    });
    const young = new Date();
    await cms.strapi.db.connection.batchInsert(
      'contacts',
      rows.map((row) => ({ ...row, created_at: row.email === mark ? createdAt : young })),
      40,
    );
  }

  /** How often the mark occurs in the database file and in the log beside it. */
  async function marks(): Promise<number> {
    const { DATA_DIR: folder } = await placeOfCms();
    const files = ['cms.db', 'cms.db-wal'].map((name) => path.join(folder, name));
    const texts = files.filter(existsSync).map((file) => readFileSync(file, 'latin1'));
    return texts.join('').split(mark).length - 1;
  }

  const longAgo = new Date('2020-01-01');

  afterEach(async () => {
    await pragma('secure_delete = 1');
    await contacts().delete();
  });

  test('by the erase command', async () => {
    await store(new Date());
    expect(await marks()).toBeGreaterThan(2_000);
    const { output } = await runCommand('erase', [mark], { env: { SITE_URL: '' } });
    expect(output).toContain('Contacts: 500 deleted');
    expect(output).not.toContain('overwritten');
    expect(await contacts()).toHaveLength(1_000);
    expect(await marks()).toBe(0);
  });

  test('by the retention, even of rows that an earlier release deleted', async () => {
    await store(longAgo);
    await pragma('secure_delete = 0');
    await contacts().where('id', '>', 0).where('email', mark).limit(250).delete();
    await pragma('secure_delete = 1');
    await retention(cms.strapi, 24)(never);
    expect(await contacts()).toHaveLength(1_000);
    expect(await marks()).toBe(0);
  });

  test('by the hourly retention, except for scattered copies, which go once a day', async () => {
    const hourly = retention(cms.strapi, 24);
    await hourly(never);
    await store(longAgo);
    await hourly(never);
    // A row that moves to another page leaves a copy behind; of a few rows, parts remain.
    expect(await marks()).toBeLessThan(50);
    passTime(24 * 60 * 60 * 1_000);
    await hourly(never);
    expect(await marks()).toBe(0);
  });

  test('while somebody reads, the log is not emptied and nobody waits', async () => {
    const other = await openDatabase();
    const reading = await other.transaction();
    await reading('contacts').first();
    await store(new Date());
    const begun = performance.now();
    expect(await emptyLog(cms.strapi)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(2_000);
    await reading.rollback();
    await other.destroy();
    expect(await emptyLog(cms.strapi)).toBe(true);
    expect(await pragma('busy_timeout')).toEqual([{ timeout: 5_000 }]);
  });
});
