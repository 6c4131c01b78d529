import { once } from 'node:events';
import http from 'node:http';
import { runInNewContext } from 'node:vm';
import { call, login } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { fillContacts } from '../harness/rows';

let cms: TestCms;
let admin: string;
let reads = 0;

// Far more than the buffers of a connection can hold.
const many = 40_000;
const readsOfAll = many / 250;

beforeAll(async () => {
  cms = await startTestCms();
  await fillContacts(cms, many);
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  cms.strapi.db.connection.on('query', ({ sql }: { sql: string }) => {
    if (sql.includes('`contacts`')) reads += 1;
  });
});

beforeEach(() => {
  reads = 0;
});

afterAll(() => cms.stop());

/** Requests the export of all contacts without reading it. */
async function startExport() {
  const request = http.get(`${cms.url}/web-admin/contacts/export`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  const [response] = await once(request, 'response');
  return { request, response };
}

/**
 * Waits until no export reads any more: that is, until none has read while twenty other requests were answered. These
 * use the same process and its one connection to the database, so this works on a slow machine too.
 */
async function untilNothingReads(): Promise<void> {
  let before = -1;
  while (reads > before) {
    before = reads;
    for (let round = 0; round < 20; round += 1) {
      await call(cms, '/web-admin/demo-requests?product=Dc3', { token: admin });
    }
  }
}

test('an export pauses when its reader pauses, and continues with the reader', async () => {
  const { response } = await startExport();
  response.pause();
  await untilNothingReads();
  expect(reads).toBeLessThan(readsOfAll);
  response.resume();
  await once(response, 'end');
  expect(reads).toBeGreaterThan(readsOfAll);
});

test('an export stops when its reader disconnects', async () => {
  const { request, response } = await startExport();
  await once(response, 'data');
  request.destroy();
  await untilNothingReads();
  expect(reads).toBeLessThan(readsOfAll);
});

test('a waiting export stops when its reader disconnects', async () => {
  const { request, response } = await startExport();
  response.pause();
  await untilNothingReads();
  const whileWaiting = reads;
  request.destroy();
  await untilNothingReads();
  // Reads that had begun when the export paused.
  expect(reads).toBeLessThanOrEqual(whileWaiting + 2);
});

test('other requests are answered during an export', async () => {
  const { response } = await startExport();
  response.resume();
  await call(cms, '/web-admin/contacts?pageSize=1', { token: admin });
  expect(reads).toBeLessThan(readsOfAll);
  await once(response, 'end');
  expect(reads).toBeGreaterThan(readsOfAll);
});

test('an export changes no setting of its process', async () => {
  const { response } = await startExport();
  response.resume();
  await once(response, 'end');
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
