import { login } from '../server/harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../server/harness/cms';

// A process of its own for each CMS that is measured: boots it, fills it, tells where it is, and answers with its memory
// in bytes whenever it is sent a message.

const batch = 500;
const words =
  'payroll absence benefits reporting interface cut-over headcount calendar audit release';

/** Fields as a visitor may fill them, the message about as long as they write. */
function contact(number: number) {
  const word = words.split(' ')[number % 10] ?? '';
  return {
    document_id: `bench${String(number).padStart(19, '0')}`,
    name: `Visitor ${String((number * 7919) % 100_003)}`,
    email: `visitor${String(number)}@example.com`,
    phone: '555-0100',
    subject: `About ${word} ${String(number % 97)}`,
    message: `We run ${words}.\n`.repeat(6),
    created_at: 1_700_000_000_000 + number * 60_000,
    updated_at: 1_700_000_000_000 + number * 60_000,
  };
}

const products = ['Aksa Studio', 'Dc3', 'Reorg Chart Modelling'];

function demoRequest(number: number) {
  const { document_id, name, email, phone, created_at, updated_at } = contact(number);
  const product = products[number % 3];
  return { document_id, name, email, mobile: phone, product, created_at, updated_at };
}

async function fill({ strapi }: TestCms, table: string, count: number, row: (n: number) => object) {
  for (let start = 0; start < count; start += batch) {
    const rows = Array.from({ length: Math.min(batch, count - start) }, (_, i) => row(start + i));
    await strapi.db.connection.batchInsert(table, rows, 50);
  }
}

async function serve(rows: number): Promise<void> {
  const cms = await startTestCms();
  await fill(cms, 'contacts', rows, contact);
  await fill(cms, 'demo_requests', rows, demoRequest);
  const token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
  process.on('disconnect', () => {
    void cms.stop().then(() => process.exit(0));
  });
  process.send?.({ url: cms.url, token });
}

void serve(Number(process.argv[2]));
