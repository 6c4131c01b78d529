import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { storeContact } from '../harness/leads/leads';
import { planOf, sortStep, watchStatements } from '../harness/plans';

let cms: TestCms;
let admin: string;

const store = (fields: object) =>
  storeContact(cms, {
    name: 'Somebody',
    email: 'somebody@example.com',
    phone: '555-0100',
    subject: 'Something else',
    message: 'Line one\nline two',
    ...fields,
  });

beforeAll(async () => {
  cms = await startTestCms();
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  for (let number = 1; number <= 23; number += 1) {
    await store({
      name: `Visitor ${String(number).padStart(2, '0')}`,
      email: `visitor${String(number)}@example.com`,
      ...(number === 7 ? { subject: 'Payroll' } : {}),
    });
  }
});

afterAll(() => cms.stop());

const list = (query: string) => call(cms, `/web-admin/contacts?${query}`, { token: admin });
const rowsOf = (body: Record<string, unknown>) => (Array.isArray(body.result) ? body.result : []);
const namesOf = (body: Record<string, unknown>) =>
  rowsOf(body).map((row) => String(record(row).name));

test('the list is paginated, newest first, with the fields of the specification', async () => {
  const { status, body } = await list('page=1&pageSize=10');
  expect(status).toBe(200);
  expect(body.pagination).toEqual({ page: 1, pageSize: 10, total: 23 });
  expect(namesOf(body)[0]).toBe('Visitor 23');
  expect(namesOf(body)).toHaveLength(10);
  expect(Object.keys(record(rowsOf(body)[0])).sort()).toEqual(
    ['_id', 'createdAt', 'email', 'message', 'name', 'phone', 'subject'].sort(),
  );
  expect(namesOf((await list('page=3&pageSize=10')).body)).toHaveLength(3);
  expect(namesOf((await list('page=4&pageSize=10')).body)).toEqual([]);
});

test.each([
  ['name:asc', 'Visitor 01', 'Visitor 10'],
  ['name:desc', 'Visitor 23', 'Visitor 14'],
  ['createdAt:asc', 'Visitor 01', 'Visitor 10'],
  ['email:asc', 'Visitor 01', 'Visitor 18'],
  ['subject:asc', 'Visitor 07', 'Visitor 10'],
  ['subject:desc', 'Visitor 23', 'Visitor 14'],
])('sorted by %s, the first page goes from %s to %s', async (sort, first, last) => {
  const names = namesOf((await list(`page=1&pageSize=10&sort=${sort}`)).body);
  expect([names.at(0), names.at(-1)]).toEqual([first, last]);
});

test('getcontactus answers like the list of the panel, with up to 100 rows', async () => {
  const { status, body } = await call(cms, '/web-admin/contactus/getcontactus', { token: admin });
  expect(status).toBe(200);
  expect(body).toEqual((await list('page=1&pageSize=100')).body);
  expect(rowsOf(body)).toHaveLength(23);
});

test.each([
  'page=0',
  'pageSize=1001',
  'page=two',
  'page=1&page=2',
  'sort=password:asc',
  'sort=idempotencyKey:asc',
  'sort=name',
  'sort=name:asc&sort=name:desc',
  `search=${'x'.repeat(201)}`,
  'search=a&search=b',
])('the query %s is refused', async (query) => {
  const { status, body } = await list(query);
  expect(status).toBe(400);
  expect(body).toEqual({ error: true, code: 'invalid_query', message: expect.any(String) });
});

test('an invisible character in a pasted search counts as a space', async () => {
  const clean = await list('search=ada');
  expect(clean.status).toBe(200);
  expect((await list('search=%00ada%09')).body).toEqual(clean.body);
});

test.each(['/web-admin/contacts', '/web-admin/contactus/getcontactus'])(
  "%s ignores Strapi's parameters for filters, relations and fields",
  async (address) => {
    const query = 'filters[idempotencyKey][$ne]=x&populate=*&fields[0]=captchaNonce&_q=x';
    const { status, body } = await call(cms, `${address}?${query}`, { token: admin });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/idempotencyKey|captchaNonce|createdBy/);
    expect(record(body.pagination).total).toBe(23);
  },
);

test('the list is read in the order of an index, with two counts per page', async () => {
  const { statements, stop } = watchStatements(cms, 'contacts');
  const columns = ['created', 'name', 'email', 'subject'];
  for (const sort of ['createdAt:desc', 'name:asc', 'email:desc', 'subject:asc']) {
    await list(`page=1&pageSize=10&sort=${sort}`);
  }
  stop();
  // One for the number of rows and one for the number of suspected leads.
  expect(statements.filter(({ sql }) => sql.includes('count(*)'))).toHaveLength(8);
  const lists = statements.filter(({ sql }) => sql.includes('order by'));
  expect(lists).toHaveLength(4);
  for (const [place, statement] of lists.entries()) {
    const steps = await planOf(cms, statement);
    expect(steps).toMatch(new RegExp(`contacts_by_${String(columns[place])}`));
    expect(steps).not.toMatch(sortStep);
  }
});

describe('with characters that a search has to escape', () => {
  beforeAll(async () => {
    await store({ name: 'Percent', message: 'We want 100% of it' });
    await store({ name: 'Underscore', subject: 'a_b' });
    await store({ name: 'Backslash', message: 'c:\\temp' });
    await store({ name: 'Quote', email: "o'neil@example.com" });
    await store({ name: 'Özil', phone: '+49 30 555' });
  });

  test.each([
    ['payroll', ['Visitor 07']],
    ['100%', ['Percent']],
    ['%', ['Percent']],
    ['_', ['Underscore']],
    ['A_B', ['Underscore']],
    ['C:\\Temp', ['Backslash']],
    ['\\', ['Backslash']],
    ["O'Neil", ['Quote']],
    ['özil', ['Özil']],
    ['ÖZIL', ['Özil']],
    ['+49 30', ['Özil']],
    ['  percent  ', ['Percent']],
    ['nobody', []],
  ])('a search for "%s" finds %j', async (search, names) => {
    const { body } = await list(`search=${encodeURIComponent(search)}`);
    expect(namesOf(body)).toEqual(names);
    expect(body.pagination).toMatchObject({ total: names.length });
  });

  test('a search may have 200 characters', async () => {
    expect((await list(`search=${'é'.repeat(200)}`)).status).toBe(200);
  });
});

describe('with names in many scripts', () => {
  const names = ['Renée Dübendorfer', 'Сергей Иванов', 'Ζωή', 'Zoe\u0308', 'Peter Straße', 'anna'];
  beforeAll(async () => {
    for (const name of names) {
      await store({ name, subject: 'Of many scripts', phone: '+41 44 555 01 77' });
    }
  });

  test.each([
    ['dubendorfer', ['Renée Dübendorfer']],
    ['DÜBENDORFER renee', ['Renée Dübendorfer']],
    ['ИВАНОВ', ['Сергей Иванов']],
    ['ζωη', ['Ζωή']],
    ['Zoë', ['Zoe\u0308']],
    ['STRASSE peter', ['Peter Straße']],
    ['straße\tscripts', ['Peter Straße']],
    ['0445550177 anna', ['anna']],
    ['5550177 anna', ['anna']],
  ])('a search for "%s" finds %j', async (search, found) => {
    const { body } = await list(`search=${encodeURIComponent(search)}`);
    expect(namesOf(body)).toEqual(found);
  });

  test('names are sorted by the Unicode collation across pages', async () => {
    const query = 'search=scripts&sort=name:asc&pageSize=4';
    const pages = await Promise.all([list(`${query}&page=1`), list(`${query}&page=2`)]);
    expect(pages.flatMap(({ body }) => namesOf(body))).toEqual([
      ...['anna', 'Peter Straße', 'Renée Dübendorfer', 'Zoe\u0308', 'Ζωή', 'Сергей Иванов'],
    ]);
  });
});
