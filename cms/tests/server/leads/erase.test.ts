import { eraseWaitingPath } from '../../../src/contract/operations';
import { startTestCms, type TestCms } from '../harness/cms';
import { runCommand, spawnCommand } from '../harness/commands';
import { fillContacts } from '../harness/rows';
import { erased, startStandInSite, type StandInSite } from '../harness/publishing/stand-in-site';

let cms: TestCms;
let site: StandInSite;

const token = 'operations-token-of-32-characters';
const address = 'Zoë.Äther@Example.com';
/** The same address in the spellings of different keyboards and people. */
const variants = [
  address,
  'zoë.äther@example.com',
  '  ZOË.ÄTHER@EXAMPLE.COM ',
  address.normalize('NFD'),
  address.normalize('NFD').toUpperCase(),
];
const others = ['zoe.ather@example.com', `x${address}`, `${address}.org`, 'other@example.com', ''];

beforeAll(async () => {
  site = await startStandInSite(token);
  cms = await startTestCms();
});

afterAll(async () => {
  await cms.stop();
  await site.stop();
});

const contacts = () => cms.strapi.db.connection('contacts');
const demoRequests = () => cms.strapi.db.connection('demo_requests');
const deadLetters = () => cms.strapi.db.connection('dead_letters');
const events = () => cms.strapi.db.connection('lead_events');

let letters = 0;

function letter(lead: string) {
  letters += 1;
  return {
    document_id: `letter${String(letters)}`,
    entry: String(letters).padStart(64, '0'),
    form: 'createcontactus',
    lead,
    reason: 'invalid_body',
    accepted_at: new Date(),
  };
}

beforeEach(async () => {
  site.calls.length = 0;
  site.token = token;
  site.answers.splice(0, site.answers.length, erased(0, true));
  for (const table of [contacts, demoRequests, deadLetters, events]) await table().delete();
  await fillContacts(cms, 1_500);
  for (const email of [...variants, ...others]) {
    const lead = { name: 'n', email, subject: 's', message: 'm' };
    const document = { document_id: `lead of ${email}` };
    const key = { idempotency_key: `key of ${email}` };
    await contacts().insert({ ...lead, ...document, ...key, phone: 'p' });
    await events().insert({ lead_id: document.document_id, kind: 'note', detail: email });
    await demoRequests().insert({ name: 'n', email, mobile: '', product: 'Dc3' });
    await deadLetters().insert(letter(JSON.stringify({ ...lead, captcha: { passed: true } })));
  }
});

const counts = async () =>
  Promise.all(
    [contacts, demoRequests, deadLetters].map(async (table) =>
      Number((await table().count({ rows: '*' }))[0]?.rows),
    ),
  );

const erase = (env: Record<string, string> = {}, email = address) =>
  runCommand('erase', [email], {
    env: { SITE_URL: site.url, OPERATIONS_TOKEN: token, ...env },
  });

const deletedCounts =
  'Contacts: 5 deleted\nDemo requests: 5 deleted\nUndelivered leads: 5 deleted\n';
const isPostgres = () => cms.strapi.db.dialect.client === 'postgres';
const postgresHint = () =>
  isPostgres()
    ? 'PostgreSQL overwrites deleted rows later. docs/operations/erasure.md says how to do it now.\n'
    : '';

test('all leads of an address are deleted in every spelling, and no others', async () => {
  const env = { SITE_URL: site.url, OPERATIONS_TOKEN: token };
  expect(await spawnCommand('erase', [address], { env })).toEqual({
    code: 0,
    output: `Waiting in the outbox: 0 deleted\n${deletedCounts}${postgresHint()}`,
  });
  expect(await counts()).toEqual([1_505, 5, 5]);
  const left = await contacts().whereNotNull('idempotency_key').pluck('email');
  expect(left.sort()).toEqual([...others].sort());
  expect((await events().pluck('detail')).sort()).toEqual([...others].sort());
  expect(JSON.stringify(await deadLetters().select())).not.toContain('"zoë');
  const records = await cms.strapi.db.connection('person_records').select();
  expect(records).toMatchObject([
    { action: 'erased', actor: null, contacts: 5, demo_requests: 5, dead_letters: 5, waiting: 0 },
  ]);
  expect(JSON.stringify(records).toLowerCase()).not.toContain('example');
});

test('any spelling of the requested address deletes the same leads', async () => {
  for (const variant of variants.slice(1)) {
    const { output } = await erase({}, variant);
    expect(output).toMatch(/Contacts: [05] deleted/);
  }
  expect(await counts()).toEqual([1_505, 5, 5]);
});

test('an address is found in whatever field the visitor wrote it', async () => {
  await contacts().insert({ name: address, email: '-', phone: '-', subject: '-', message: '-' });
  await demoRequests().insert({ name: '', email: '', mobile: variants[1], product: 'Dc3' });
  await deadLetters().insert(letter(JSON.stringify({ mobile: variants[2] })));
  expect((await erase()).output).toContain(deletedCounts.replaceAll('5', '6'));
});

test('if waiting leads cannot be read, the rest is erased, and the output says how to delete them', async () => {
  site.answers.splice(0, 1, erased(1, false, 2), erased(0, true, 1));
  const { code, output } = await erase();
  expect(code).toBe(1);
  expect(output).toContain(`Waiting in the outbox: 1 deleted\n${deletedCounts}`);
  expect(output).toContain("cannot be read and may be this person's: 3.\n");
  expect(output).toContain('npm run erase -- --unreadable\n');
});

test('with --unreadable, waiting leads that cannot be read are deleted', async () => {
  site.answers.splice(0, 1, erased(3, true));
  const { code, output } = await erase({}, '--unreadable');
  expect(code).toBe(0);
  expect(output).toContain('Waiting leads that cannot be read: 3 deleted\n');
  expect(output).not.toContain('Contacts:');
  expect(site.calls.map(({ body }): unknown => JSON.parse(body))).toEqual([{ unreadable: true }]);
  expect(await counts()).toEqual([1_510, 10, 10]);
});

test('the answer of a site of an earlier release, without a count of unreadable leads, is accepted', async () => {
  site.answers.splice(0, 1, { status: 200, body: '{"erased":1,"complete":true}' });
  expect((await erase()).code).toBe(0);
});

test('a server that does not know the token gets neither the token nor the address', async () => {
  site.token = 'a-token-that-somebody-has-made-up';
  const { code, output } = await erase();
  expect(code).toBe(1);
  expect(output).toContain(deletedCounts);
  expect(output).toContain('What answers at SITE_URL does not know OPERATIONS_TOKEN');
  expect(site.calls).toEqual([]);
});

test('the site is called until nothing is waiting', async () => {
  site.answers.splice(0, 1, erased(3, false), erased(0, false), erased(2, true));
  const { code, output } = await erase();
  expect(output).toContain('Waiting in the outbox: 5 deleted\n');
  expect(code).toBe(0);
  expect(site.calls).toHaveLength(3);
  for (const call of site.calls) {
    expect(call).toMatchObject({
      address: `POST ${eraseWaitingPath}`,
      authorization: `Bearer ${token}`,
    });
    expect(JSON.parse(call.body)).toEqual({ email: address });
  }
});

test.each([
  ['fails', { status: 502, body: '{"error":true}' }, 'The site answers with HTTP 502.'],
  ['refuses the token', { status: 401, body: '{}' }, 'The site answers with HTTP 401.'],
  ['answers something else', { status: 200, body: '{"erased":1}' }, 'HTTP 200.'],
  ['answers a page', { status: 200, body: '<html>' }, 'HTTP 200.'],
])('if the site %s, the rest is erased, and the failure is reported', async (_how, answer, why) => {
  site.answers.splice(0, 1, answer);
  const { code, output } = await erase();
  expect(code).toBe(1);
  expect(output).toContain(deletedCounts);
  expect(output).toContain('The outbox was not checked and may hold more: ');
  expect(output).toContain(why);
  expect(output).not.toContain('@');
  expect(await counts()).toEqual([1_505, 5, 5]);
});

test.each([
  ['the site is down', { SITE_URL: 'http://127.0.0.1:1' }, 'The site does not answer.'],
  [
    'the address of the site is invalid',
    { SITE_URL: 'www.example.com' },
    'SITE_URL is no address.',
  ],
  [
    'the address of the site is not set',
    { SITE_URL: '' },
    'SITE_URL or OPERATIONS_TOKEN is not set.',
  ],
  ['there is no token', { OPERATIONS_TOKEN: '' }, 'SITE_URL or OPERATIONS_TOKEN is not set.'],
])('if %s, the rest is erased, and the failure is reported', async (_what, env, why) => {
  const { code, output } = await erase(env);
  expect(code).toBe(1);
  expect(output).toContain(deletedCounts);
  expect(output).toContain(why);
  expect(site.calls).toEqual([]);
});

test.each([[['']], [['  ']], [['a@example.com', 'b@example.com']], [[`${'x'.repeat(300)}@x`]]])(
  'without exactly one address, nothing is deleted: %j',
  async (args) => {
    const env = { SITE_URL: site.url, OPERATIONS_TOKEN: token };
    expect(await runCommand('erase', args, { env })).toEqual({
      code: 1,
      output: 'Name one e-mail address.\n',
    });
    expect(await counts()).toEqual([1_510, 10, 10]);
    expect(site.calls).toEqual([]);
  },
);
