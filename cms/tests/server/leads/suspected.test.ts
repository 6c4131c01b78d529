import { randomUUID } from 'node:crypto';
import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { newVisitor, sendContact, sendDemoRequest } from '../harness/leads/sent-leads';

let cms: TestCms;
let admin: string;

const lists = [
  ['contacts', '/web-admin/contacts?'],
  ['demo requests', '/web-admin/demo-requests?product=Dc3&'],
] as const;

beforeAll(async () => {
  cms = await startTestCms();
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  for (const send of [sendContact, sendDemoRequest]) {
    for (const [name, suspicion] of [
      ['Visitor one', undefined],
      ['Robot trap', 'trap_filled'],
      ['Robot fast', 'filled_too_fast'],
      ['Visitor two', undefined],
    ]) {
      const { status } = await send(cms, { from: newVisitor(), body: { name, suspicion } });
      if (status !== 201) throw new Error(`A lead was answered with ${String(status)}.`);
    }
  }
});

afterAll(() => cms.stop());

const get = (address: string) => call(cms, address, { token: admin });
const rowsOf = (body: Record<string, unknown>) => [body.result ?? []].flat().map(record);
const namesOf = (body: Record<string, unknown>) => rowsOf(body).map(({ name }) => name);

async function download(address: string): Promise<string> {
  const headers = { authorization: `Bearer ${admin}` };
  return (await fetch(`${cms.url}${address}`, { headers })).text();
}

test.each(lists)('the list of %s neither shows nor counts suspected leads', async (_what, list) => {
  for (const query of ['', 'suspected=false', 'search=o', 'sort=name:asc', 'pageSize=1']) {
    const { body } = await get(`${list}${query}`);
    expect(JSON.stringify(body)).not.toMatch(/Robot|suspicion/);
    expect(body.pagination).toMatchObject({ total: 2 });
  }
  expect(namesOf((await get(list)).body)).toEqual(['Visitor two', 'Visitor one']);
});

test('the calls of the API return no suspected leads, whatever the parameters', async () => {
  const asked = '?suspected=true&filters[suspicion][$notNull]=true';
  const contacts = await get(`/web-admin/contactus/getcontactus${asked}`);
  expect(namesOf(contacts.body)).toEqual(['Visitor two', 'Visitor one']);
  const requests = await call(cms, `/web-admin/requestdemo/requestdemosforproduct${asked}`, {
    token: admin,
    body: { product: 'Dc3' },
  });
  expect(namesOf(requests.body)).toEqual(['Visitor two', 'Visitor one']);
});

test.each(lists)(
  'an export of %s contains suspected leads only if it is asked for them, and then no others',
  async (_what, list) => {
    const file = list.replace('?', '/export?');
    const usual = await download(file);
    expect(usual).toContain('Visitor one');
    expect(usual).not.toMatch(/Robot|Suspicion/);
    const suspected = await download(`${file}suspected=true`);
    expect(suspected).not.toContain('Visitor');
    expect(suspected.split('\r\n')[0]).toMatch(/"Date & Time \(Europe\/Zurich\)","Suspicion"$/);
    expect(suspected).toMatch(/"Robot fast".*"filled_too_fast"\r\n/);
  },
);

test.each(lists)(
  'the suspected %s are a separate list that shows the reasons',
  async (_what, list) => {
    const { body } = await get(`${list}suspected=true`);
    expect(body.pagination).toMatchObject({ total: 2 });
    expect(rowsOf(body)).toMatchObject([
      { name: 'Robot fast', suspicion: 'filled_too_fast' },
      { name: 'Robot trap', suspicion: 'trap_filled' },
    ]);
    const found = await get(`${list}suspected=true&search=TRAP`);
    expect(namesOf(found.body)).toEqual(['Robot trap']);
    const sorted = await get(`${list}suspected=true&sort=name:desc`);
    expect(namesOf(sorted.body)).toEqual(['Robot trap', 'Robot fast']);
  },
);

test.each(['yes', '', '1', 'true&suspected=true'])('suspected=%s is refused', async (value) => {
  for (const [, list] of lists) {
    const { status, body } = await get(`${list}suspected=${value}`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_query' });
  }
});

test('a lead with an unknown reason is refused', async () => {
  const answer = await sendContact(cms, { from: newVisitor(), body: { suspicion: 'a feeling' } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
});

test('a retry returns the same lead even if it looks like spam this time', async () => {
  const key = randomUUID();
  const from = newVisitor();
  const body = { name: 'Visitor three' };
  const first = await sendContact(cms, { key, from, body });
  const retry = await sendContact(cms, { key, from, body: { ...body, suspicion: 'trap_filled' } });
  expect(retry).toMatchObject({ status: 201, id: first.id });
  expect(namesOf((await get('/web-admin/contacts?suspected=true')).body)).not.toContain(body.name);
});

test.each([
  ['contact message', 'contacts', sendContact],
  ['demo request', 'demo-requests', sendDemoRequest],
] as const)(
  'a %s that is marked as no spam moves to the usual list, and a second mark changes nothing',
  async (_what, list, send) => {
    const name = `No spam ${randomUUID()}`;
    const { id } = await send(cms, {
      from: newVisitor(),
      body: { name, suspicion: 'trap_filled' },
    });
    const address = `/web-admin/${list}?product=Dc3`;
    for (let time = 0; time < 2; time += 1) {
      const answer = await call(cms, `/web-admin/${list}/${id}/notspam`, {
        method: 'POST',
        token: admin,
      });
      expect(answer).toEqual({ status: 200, body: { result: { _id: id } } });
    }
    expect(namesOf((await get(address)).body)).toContain(name);
    expect(namesOf((await get(`${address}&suspected=true`)).body)).not.toContain(name);
  },
);

test('marking an unknown lead as no spam is answered with 404', async () => {
  const answer = await call(cms, '/web-admin/contacts/nothing/notspam', {
    method: 'POST',
    token: admin,
  });
  expect(answer).toMatchObject({ status: 404, body: { error: true, code: 'not_found' } });
});
