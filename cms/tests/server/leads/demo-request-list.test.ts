import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { storeDemoRequest } from '../harness/leads/leads';
import { planOf, sortStep, watchStatements } from '../harness/plans';

let cms: TestCms;
let admin: string;

beforeAll(async () => {
  cms = await startTestCms();
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  for (let number = 1; number <= 24; number += 1) {
    await storeDemoRequest(cms, {
      name: number === 2 ? '' : `Visitor ${String(number).padStart(2, '0')}`,
      email: `visitor${String(number)}@example.com`,
      mobile: `555-01${String(99 - number)}`,
      product: number % 2 === 0 ? 'Dc3' : 'Aksa Studio',
    });
  }
});

afterAll(() => cms.stop());

const list = (query: string) => call(cms, `/web-admin/demo-requests?${query}`, { token: admin });
const ask = (body: object, query = '') =>
  call(cms, `/web-admin/requestdemo/requestdemosforproduct${query}`, { token: admin, body });
const rowsOf = (body: Record<string, unknown>) => (Array.isArray(body.result) ? body.result : []);
const namesOf = (body: Record<string, unknown>) =>
  rowsOf(body).map((row) => String(record(row).name));

test('the list of a product is paginated, newest first', async () => {
  const { status, body } = await list('product=Dc3&page=1&pageSize=10');
  expect(status).toBe(200);
  expect(body.pagination).toEqual({ page: 1, pageSize: 10, total: 12 });
  expect(namesOf(body)[0]).toBe('Visitor 24');
  expect(rowsOf(body)[0]).toEqual({
    _id: expect.any(String),
    name: 'Visitor 24',
    email: 'visitor24@example.com',
    mobile: '555-0175',
    product: 'Dc3',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(namesOf((await list('product=Dc3&page=2&pageSize=10')).body)).toEqual(['Visitor 04', '']);
});

test('requestdemosforproduct answers like the list of the panel, with up to 100 rows', async () => {
  const { status, body } = await ask({ product: 'Dc3' });
  expect(status).toBe(200);
  expect(body).toEqual((await list('product=Dc3&page=1&pageSize=100')).body);
  expect(namesOf((await ask({ product: 'Dc3' }, '?page=2&pageSize=10')).body)).toHaveLength(2);
});

test('a product without demo requests has an empty list', async () => {
  const { status, body } = await ask({ product: 'Reorg Chart Modelling' });
  expect(status).toBe(200);
  expect(body).toEqual({ result: [], pagination: { page: 1, pageSize: 100, total: 0 } });
});

test.each([
  ['name:asc', '', 'Visitor 20'],
  ['name:desc', 'Visitor 24', 'Visitor 06'],
  ['mobile:asc', 'Visitor 24', 'Visitor 06'],
  ['email:asc', 'Visitor 10', 'Visitor 04'],
  ['createdAt:asc', '', 'Visitor 20'],
])('sorted by %s, the first page goes from "%s" to "%s"', async (sort, first, last) => {
  const names = namesOf((await list(`product=Dc3&page=1&pageSize=10&sort=${sort}`)).body);
  expect([names.at(0), names.at(-1)]).toEqual([first, last]);
});

test('a search stays within the product', async () => {
  const found = await list('product=Dc3&search=VISITOR1');
  expect(namesOf(found.body)).toEqual(['18', '16', '14', '12', '10'].map((n) => `Visitor ${n}`));
  expect(found.body.pagination).toMatchObject({ total: 5 });
  expect(namesOf((await list('product=Dc3&search=visitor%2011')).body)).toEqual([]);
});

test.each([
  '',
  'product=',
  'product=dc3',
  'product=Dc3&product=Dc3',
  'product[$ne]=Dc3',
  'product=Dc3&sort=product:asc',
  `product=Dc3&search=${'x'.repeat(201)}`,
  'product=Dc3&page=0',
])('the query "%s" is refused', async (query) => {
  const { status, body } = await list(query);
  expect(status).toBe(400);
  expect(body).toEqual({ error: true, code: 'invalid_query', message: expect.any(String) });
});

test.each([{}, { product: 'dc3' }, { product: { $ne: 'Dc3' } }, { product: 'Dc3', page: 1 }])(
  'the body %j is refused',
  async (body) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: true, code: 'invalid_body' });
  },
);

test('the list and the count of a product are read from an index', async () => {
  const { statements, stop } = watchStatements(cms, 'demo_requests');
  for (const sort of ['createdAt:desc', 'name:asc', 'email:asc', 'mobile:desc']) {
    await list(`product=Dc3&page=1&pageSize=10&sort=${sort}`);
  }
  stop();
  expect(statements).toHaveLength(8);
  for (const statement of statements) {
    const steps = await planOf(cms, statement);
    expect(steps).toMatch(/demo_requests_by_/);
    expect(steps).not.toMatch(sortStep);
  }
});
