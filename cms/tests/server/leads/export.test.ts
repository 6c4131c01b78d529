import { runInNewContext } from 'node:vm';
import { fillSearchColumns } from '../../../src/setup/fill-search-columns';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { eventually } from '../harness/publishing/publishing';
import { planOf, watchStatements } from '../harness/plans';

let cms: TestCms;
let admin: string;

const many = 3_000;

const contact = (number: number) => ({
  document_id: `d${String(number).padStart(23, '0')}`,
  name: `Visitor ${String(number)}`,
  email: 'visitor@example.com',
  phone: '555-0100',
  subject: number % 2 === 0 ? 'Payroll' : 'Benefits',
  message: 'A few words.\n'.repeat(50),
  created_at: new Date(1_700_000_000_000 + number),
});

const demoRequest = (number: number) => ({
  document_id: `d${String(number).padStart(23, '0')}`,
  // Rows without a name, which another program may have stored.
  name: number % 3 === 0 ? null : `Visitor ${String(number)}`,
  email: `visitor${String(number)}@example.com`,
  mobile: ['0445550177', '2026-11-05', '44555017700000000000'][number % 3],
  product: number % 2 === 0 ? 'Dc3' : 'Aksa Studio',
  created_at: new Date(1_700_000_000_000 + number),
});

const hostile = {
  ...contact(many + 1),
  name: '=HYPERLINK("https://example.com","Click")',
  phone: '+41 44 555 01 00',
  subject: ' "quoted", and; more',
  message: '\n@SUM(1+1)\nsecond "line"',
};

beforeAll(async () => {
  cms = await startTestCms();
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  const numbers = Array.from({ length: many }, (_, place) => place + 1);
  const { connection } = cms.strapi.db;
  await connection.batchInsert('contacts', [...numbers.map(contact), hostile], 50);
  await connection.batchInsert('demo_requests', numbers.map(demoRequest), 50);
  await fillSearchColumns(cms.strapi);
});

afterAll(() => cms.stop());

async function download(address: string, method = 'GET') {
  const headers = { authorization: `Bearer ${admin}` };
  const response = await fetch(`${cms.url}/web-admin/${address}`, { method, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text: bytes.toString('utf8'),
  };
}

/** The first cell of each line. Only the hostile rows have cells with line breaks. */
const firstCells = (text: string) => [...text.matchAll(/^"([^"]*)",/gm)].map(([, cell]) => cell);

test('contacts are exported as a file with a dated name that must not be cached', async () => {
  const { status, headers } = await download('contacts/export');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="contacts-\d{4}-\d\d-\d\d-\d{4}\.csv"$/,
  );
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('cache-control')).toContain('no-store');
});

test('the file starts with a byte order mark and the headings, ends each line with CR LF and quotes every cell', async () => {
  const { bytes, text } = await download('contacts/export?search=Visitor%201599');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [heading, ...lines] = text.slice(1).split('\r\n');
  expect(heading).toBe(
    '"Name","Email ID","Phone Number","Subject","Message","Date & Time (Europe/Zurich)"',
  );
  expect(lines.at(-1)).toBe('');
  expect(lines[0]).toBe(
    `"Visitor 1599","visitor@example.com","555-0100","Benefits","${'A few words.\n'.repeat(50)}",` +
      '"2023-11-14T23:13:21+01:00"',
  );
});

test('every row is exported once across all batches, newest first', async () => {
  const { text } = await download('contacts/export?search=visitor%40');
  const names = firstCells(text).filter((name) => name?.startsWith('Visitor'));
  expect(names).toEqual(
    Array.from({ length: many }, (_, place) => `Visitor ${String(many - place)}`),
  );
});

test('possible formulas are escaped; quotes and line breaks stay inside their cell', async () => {
  const { text } = await download('contacts/export?search=HYPERLINK');
  const [, line] = text.split(/\r\n/);
  expect(line).toBe(
    '"\'=HYPERLINK(""https://example.com"",""Click"")","visitor@example.com","\'+41 44 555 01 00",' +
      '" ""quoted"", and; more","\'\n@SUM(1+1)\nsecond ""line""","2023-11-14T23:13:23+01:00"',
  );
});

test('an export contains what the same search finds in the list', async () => {
  const { text } = await download('contacts/export?search=payroll');
  const { body } = await call(cms, '/web-admin/contacts?search=payroll', { token: admin });
  expect(body.pagination).toMatchObject({ total: many / 2 });
  expect(firstCells(text)).toHaveLength(many / 2);
});

test('an export of a search without results contains only the headings', async () => {
  const { status, text } = await download('contacts/export?search=nobody');
  expect(status).toBe(200);
  expect(text.slice(1).split('\r\n')).toHaveLength(2);
});

test('an export of demo requests contains those of the product, including rows without a name', async () => {
  const { status, headers, text } = await download('demo-requests/export?product=Dc3');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /"demo-requests-dc3-\d{4}-\d\d-\d\d-\d{4}\.csv"/,
  );
  const lines = text.slice(1).split('\r\n');
  expect(lines[0]).toBe('"Name","Email","Mobile","Product","Date & Time (Europe/Zurich)"');
  expect(lines).toHaveLength(many / 2 + 2);
  expect(lines[1]).toBe(
    '"","visitor3000@example.com","0445550177","Dc3","2023-11-14T23:13:23+01:00"',
  );
  expect(text).not.toContain('Aksa Studio');
});

test.each([
  `contacts/export?search=${'x'.repeat(201)}`,
  'contacts/export?search=a&search=b',
  'demo-requests/export',
  'demo-requests/export?product=dc3',
  'contacts/export?format=pdf',
  'contacts/export?format=csv&format=xlsx',
])('%s is refused with an error in the usual shape', async (address) => {
  const { status, headers, text } = await download(address);
  expect(status).toBe(400);
  expect(headers.get('content-disposition')).toBeNull();
  expect(JSON.parse(text)).toMatchObject({ error: true, code: 'invalid_query' });
});

/** The rows of the first sheet of a workbook. The CMS's own library, outside this realm, reads them. */
async function sheetRows(bytes: Buffer): Promise<unknown[][]> {
  const { readXlsx } = cmsRealm.load('hucre');
  const { sheets } = await readXlsx(bytes);
  return sheets[0].rows;
}

test('a workbook stores texts that look like numbers, dates or formulas as texts, and times in the time zone of the firm', async () => {
  const { status, headers, bytes } = await download('contacts/export?search=HYPERLINK&format=xlsx');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="contacts-\d{4}-\d\d-\d\d-\d{4}\.xlsx"$/,
  );
  expect(headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(headers.get('cache-control')).toContain('no-store');
  const [heading, row, ...more] = await sheetRows(bytes);
  expect(heading?.at(-1)).toBe('Date & Time (Europe/Zurich)');
  expect(row?.slice(0, 5)).toEqual([
    ...[hostile.name, hostile.email, hostile.phone, hostile.subject, hostile.message],
  ]);
  // A sheet has no time zones, so it holds the local time of Zurich.
  expect(row?.[5]).toEqual(new Date('2023-11-14T23:13:23.000Z'));
  expect(more).toEqual([]);
});

test('a workbook contains every row once across all batches, with phones and dates as they were written', async () => {
  const { bytes } = await download('demo-requests/export?product=Dc3&format=xlsx');
  const [, ...rows] = await sheetRows(bytes);
  expect(rows).toHaveLength(many / 2);
  expect(new Set(rows.map(([, email]) => email)).size).toBe(many / 2);
  expect(new Set(rows.map(([, , mobile]) => mobile))).toEqual(
    new Set(['0445550177', '2026-11-05', '44555017700000000000']),
  );
});

const listRecords = async () => {
  const { body } = await call(cms, '/web-admin/people', { token: admin });
  return [body.result ?? []]
    .flat()
    .map(record)
    .flatMap(({ list, actor }) => (list ? [{ list, actor }] : []));
};

test('an export is on record with who, which list and how many, in one row; HEAD is none', async () => {
  const before = (await listRecords()).length;
  await download('contacts/export', 'HEAD');
  await download('contacts/export?search=payroll');
  await download('contacts/export');
  await download('demo-requests/export?product=Dc3');
  await eventually('all are counted', async () =>
    (await listRecords()).every(({ list }) => record(list).leads !== undefined),
  );
  const records = await listRecords();
  expect(records).toHaveLength(before + 3);
  const actor = { id: expect.any(Number), name: expect.any(String) };
  expect(records.slice(0, 3)).toMatchObject([
    { actor, list: { form: 'createrequestdemo', leads: many / 2 } },
    { actor, list: { form: 'createcontactus', leads: many + 1 } },
    { actor, list: { form: 'createcontactus', leads: many / 2 } },
  ]);
});

test('HEAD reads no rows', async () => {
  const { status, bytes } = await download('contacts/export', 'HEAD');
  expect(status).toBe(200);
  expect(bytes).toHaveLength(0);
});

test('no statement of an export reads more than a batch, uses an offset or counts rows', async () => {
  const { statements, stop } = watchStatements(cms, 'contacts');
  await download('contacts/export?search=nobody');
  stop();
  expect(statements.length).toBeGreaterThan(many / 250);
  for (const { sql } of statements) {
    expect(sql).toMatch(/limit [?$]|[`"]id[`"] >= [?$]/);
    expect(sql).not.toMatch(/offset|count\(/);
  }
});

test('a batch is read by its ids and not through an index of the lists', async () => {
  const { statements, stop } = watchStatements(cms, 'contacts');
  await download('contacts/export?search=nobody');
  stop();
  const [batch] = statements.filter(({ sql }) => sql.includes('coalesce'));
  if (batch === undefined) throw new Error('No batch was read.');
  expect(await planOf(cms, batch)).not.toMatch(/contacts_by_/);
});

test('an export does not expose gc() to the whole process', async () => {
  await download('contacts/export');
  await download('contacts/export?format=xlsx');
  expect(runInNewContext('typeof gc')).toBe('undefined');
});

test('an export that fails midway breaks the connection, so that its reader notices', async () => {
  const { db, log } = cms.strapi;
  const logged = jest.spyOn(log, 'error').mockReturnValue(log);
  let statements = 0;
  const breakDown = ({ sql }: { sql: string }) => {
    if (/[`"]contacts[`"]/.test(sql) && (statements += 1) === 8) {
      throw new Error('The disk is full: Visitor 7');
    }
  };
  db.connection.on('query', breakDown);
  await expect(download('contacts/export')).rejects.toThrow('terminated');
  db.connection.removeListener('query', breakDown);
  expect((await call(cms, '/web-admin/contacts', { token: admin })).status).toBe(200);
  logged.mockRestore();
});

test('an export that cannot start is answered with 500', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await cms.strapi.db.connection.schema.renameTable('contacts', 'contacts_away');
  const { status, headers } = await download('contacts/export');
  await cms.strapi.db.connection.schema.renameTable('contacts_away', 'contacts');
  logged.mockRestore();
  expect(status).toBe(500);
  expect(headers.get('content-disposition')).toBeNull();
});
