import { call, login, record } from './harness/call';
import { firstAdmin, startTestCms, type TestCms } from './harness/cms';

let cms: TestCms;
let admin: string;

beforeAll(async () => {
  cms = await startTestCms();
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  for (let number = 1; number <= 23; number += 1) {
    await cms.strapi.documents('api::contact.contact').create({
      data: {
        name: `Visitor ${String(number).padStart(2, '0')}`,
        email: `visitor${String(number)}@example.com`,
        phone: '555-0100',
        subject: number === 7 ? 'Payroll' : 'Something else',
        message: `Line one\nline two of ${String(number)}`,
      },
    });
  }
});

afterAll(() => cms.stop());

const list = (query: string) => call(cms, `/web-admin/contacts?${query}`, { token: admin });
const namesOf = (body: Record<string, unknown>) =>
  [body.result].flat().map((row) => String(record(row).name));

test('the list comes page by page, newest first, with the fields of the specification', async () => {
  const { status, body } = await list('page=1&pageSize=10');
  expect(status).toBe(200);
  expect(body.pagination).toEqual({ page: 1, pageSize: 10, total: 23 });
  expect(namesOf(body)[0]).toBe('Visitor 23');
  expect(namesOf(body)).toHaveLength(10);
  expect(Object.keys(record([body.result].flat()[0])).sort()).toEqual(
    ['_id', 'createdAt', 'email', 'message', 'name', 'phone', 'subject'].sort(),
  );
  expect(namesOf((await list('page=3&pageSize=10')).body)).toHaveLength(3);
});

test('it is sorted and searched by the server', async () => {
  const sorted = await list('page=1&pageSize=10&sort=name:asc');
  expect(namesOf(sorted.body)[0]).toBe('Visitor 01');
  const found = await list('search=payroll');
  expect(namesOf(found.body)).toEqual(['Visitor 07']);
});

test.each(['page=0', 'pageSize=1001', 'page=two', 'sort=password:asc', 'page=1&page=2'])(
  'the query %s is refused',
  async (query) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body).toEqual({ error: true, code: 'invalid_query', message: expect.any(String) });
  },
);
