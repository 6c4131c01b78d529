import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from './harness/call';
import { firstAdmin, startTestCms, type TestCms } from './harness/cms';

let cms: TestCms;
let admin: string;

const many = 100_000;
const megabyte = 1024 * 1024;

const contact = (number: number) => ({
  document_id: `d${String(number).padStart(23, '0')}`,
  name: `Visitor ${String(number)}`,
  email: `visitor${String(number)}@example.com`,
  phone: '555-0100',
  subject: 'Payroll',
  message: 'We run payroll, absence and benefits.\n'.repeat(12),
  created_at: 1_700_000_000_000 + number,
});

beforeAll(async () => {
  cms = await startTestCms();
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  for (let start = 0; start < many; start += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, place) => contact(start + place + 1));
    await cms.strapi.db.connection.batchInsert('contacts', rows, 50);
  }
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

test('an export of 100,000 contacts adds at most 50 MB of memory', async () => {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  const { response } = await startExport();
  let size = 0;
  for await (const chunk of response) size += Number(chunk.length);
  clearInterval(watch);
  expect(size).toBeGreaterThan(50 * megabyte);
  expect((most - before) / megabyte).toBeLessThan(50);
});

test('an export waits for a reader who stops reading, and stops when that reader goes away', async () => {
  let reads = 0;
  const count = ({ sql }: { sql: string }) => {
    if (sql.includes('`contacts`')) reads += 1;
  };
  cms.strapi.db.connection.on('query', count);
  const { request, response } = await startExport();
  response.pause();
  let whilePaused = -1;
  while (reads > whilePaused) {
    whilePaused = reads;
    await wait(500);
  }
  request.destroy();
  await wait(500);
  cms.strapi.db.connection.removeListener('query', count);
  expect(reads).toBeLessThanOrEqual(whilePaused + 2);
  expect(reads).toBeLessThan(many / 250);
});
