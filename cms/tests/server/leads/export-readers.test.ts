import { once } from 'node:events';
import http from 'node:http';
import { runInNewContext } from 'node:vm';
import { call, login } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { fillContacts } from '../harness/rows';

let cms: TestCms;
let admin: string;
let reads = 0;

// Far more than the buffers of a connection hold.
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

/** Asks for the export of all contacts, without reading it yet. */
async function startExport() {
  const request = http.get(`${cms.url}/web-admin/contacts/export`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  const [response] = await once(request, 'response');
  return { request, response };
}

/**
 * Waits until no export reads any more: while twenty other requests, which pass through the same process and its one
 * connection to the database, were answered, none has read. That holds however slow the machine is.
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

test('an export waits for a reader who stops reading, and goes on with that reader', async () => {
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
  // What it was about to read when it began to wait.
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
