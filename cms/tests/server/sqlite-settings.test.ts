import { startTestCms, type TestCms } from './harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

// Of the two settings `synchronous` belongs to a connection, and the driver's own is weaker with WAL: so it is read through
// the pool of the CMS, which has one connection.
const pragma = (name: string): Promise<unknown> => cms.strapi.db.connection.raw(`pragma ${name}`);

test('SQLite syncs each commit to the disk, and lets readers read meanwhile', async () => {
  expect(cms.strapi.db.connection.client.pool).toMatchObject({ min: 1, max: 1 });
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  const full = 2;
  expect(await pragma('synchronous')).toEqual([{ synchronous: full }]);
});
