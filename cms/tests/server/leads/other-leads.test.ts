import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { newVisitor, sendContact, sendDemoRequest } from '../harness/leads/sent-leads';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const contactFrom = async (email: string, body: object = {}): Promise<string> => {
  const { id } = await sendContact(cms, { from: newVisitor(), body: { ...body, email } });
  return id;
};

const demoFrom = async (email: string, body: object = {}): Promise<string> => {
  const { id } = await sendDemoRequest(cms, { from: newVisitor(), body: { ...body, email } });
  return id;
};

const others = (form: 'contacts' | 'demo-requests', id: string) =>
  call(cms, `/web-admin/leads/${form}/${id}/others`, { token });

async function othersOf(form: 'contacts' | 'demo-requests', id: string) {
  const { status, body } = await others(form, id);
  expect(status).toBe(200);
  return [body.result ?? []].flat().map(record);
}

test('the other leads of a person are found in both forms, whatever the case of the address, the newest first', async () => {
  const first = await contactFrom('Ada.Lovelace@Example.com', { subject: 'The first' });
  const demo = await demoFrom('ada.lovelace@example.com', { product: 'Aksa Studio' });
  const suspected = await contactFrom('ADA.LOVELACE@example.com', { suspicion: 'trap_filled' });
  await contactFrom('ada@example.com');
  expect(await othersOf('contacts', first)).toMatchObject([
    { _id: suspected, form: 'createcontactus', topic: 'A question', suspicion: 'trap_filled' },
    { _id: demo, form: 'createrequestdemo', topic: 'Aksa Studio', state: 'open' },
  ]);
  const [newest, oldest] = await othersOf('demo-requests', demo);
  expect([newest?._id, oldest?._id]).toEqual([suspected, first]);
  expect(oldest).not.toHaveProperty('suspicion');
});

test('addresses that only sort alike are those of other people', async () => {
  // Only its first 85 letters are in the key.
  const long = `${'a'.repeat(60)}.${'b'.repeat(3)}@${'c'.repeat(40)}.example.com`;
  const id = await contactFrom(`x${long}`);
  await contactFrom(`x${long}.ch`);
  expect(await othersOf('contacts', id)).toEqual([]);
});

test('a lead without an address has no other leads', async () => {
  const id = await demoFrom('', { name: 'Somebody' });
  await demoFrom('', { name: 'Somebody' });
  expect(await othersOf('demo-requests', id)).toEqual([]);
});

test('at most 20 are listed', async () => {
  const ids: string[] = [];
  for (let sent = 0; sent < 22; sent += 1) ids.push(await demoFrom('many@example.com'));
  const [first = ''] = ids;
  const listed = await othersOf('demo-requests', first);
  expect(listed.map(({ _id }) => _id)).toEqual(ids.slice(2).reverse());
});

test('an unknown lead or form is answered with 404', async () => {
  const id = await contactFrom('ada@example.com');
  expect((await others('contacts', 'nothing')).status).toBe(404);
  expect((await others('demo-requests', id)).status).toBe(404);
});
