import { login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { send, type Written } from '../harness/content';
import {
  newVisitor,
  sendContact,
  sendDemoRequest,
  type Sending,
} from '../harness/leads/sent-leads';

let cms: TestCms;

const { ADMIN_EMAIL: email, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = firstAdmin;

beforeAll(async () => {
  for (const name of Object.keys(process.env)) {
    if (/^(LOGIN|WRITE|FORM)_LIMIT/.test(name)) Reflect.deleteProperty(process.env, name);
  }
  cms = await startTestCms();
});

afterAll(() => cms.stop());

beforeEach(async () => {
  for (const table of ['rate_limits', 'contacts', 'demo_requests']) {
    await cms.strapi.db.connection(table).delete();
  }
});

const statuses = (answers: Written[]) => answers.map(({ status }) => status);

/** Makes this many calls, at most 30 at a time. */
async function times(count: number, work: (round: number) => Promise<Written>): Promise<Written[]> {
  const answers: Written[] = [];
  while (answers.length < count) {
    const many = Math.min(30, count - answers.length);
    const rounds = Array.from({ length: many }, (_, index) => answers.length + index);
    answers.push(...(await Promise.all(rounds.map(work))));
  }
  return answers;
}

const slackSeconds = 120;

/** Expects the answer to a call above a limit: 429, with a Retry-After that is nearly the whole period. */
function expectRefused({ status, headers, body }: Written, seconds: number): void {
  expect(status).toBe(429);
  // Strapi's own routes answer in Strapi's shape.
  const { details } = record(body.error);
  expect(record(details).code ?? body.code).toBe('too_many_requests');
  const retryAfter = Number(headers.get('retry-after'));
  expect(retryAfter).toBeLessThanOrEqual(seconds);
  expect(retryAfter).toBeGreaterThan(seconds - slackSeconds);
}

type SendLead = (cms: TestCms, sending: Sending) => Promise<Written>;

const forms: [string, SendLead, SendLead][] = [
  ['contact messages', sendContact, sendDemoRequest],
  ['demo requests', sendDemoRequest, sendContact],
];

test.each(forms)(
  'an address may send 20 %s in ten minutes; more leads of either form are refused',
  async (_what, sendLead, sendOther) => {
    const from = newVisitor();
    expect(statuses(await times(20, () => sendLead(cms, { from })))).toEqual(Array(20).fill(201));
    expectRefused(await sendLead(cms, { from }), 600);
    expectRefused(await sendOther(cms, { from }), 600);
    expect((await sendLead(cms, { from: newVisitor() })).status).toBe(201);
  },
);

test.each(forms)(
  'the CMS accepts 600 %s an hour from all addresses together',
  async (_what, sendLead, sendOther) => {
    const sendNew = () => sendLead(cms, { from: newVisitor() });
    expect(statuses(await times(600, sendNew))).toEqual(Array(600).fill(201));
    expectRefused(await sendNew(), 3_600);
    expect((await sendOther(cms, { from: newVisitor() })).status).toBe(201);
  },
);

/** Calls the CMS as the function does, which passes on the visitor's address. */
const from = (visitor: string, address: string, body: object) =>
  send(cms, address, {
    headers: { 'x-function-token': cms.functionToken, 'x-client-address': visitor },
    body,
  });

const panelLogin = (account: string, secret: string, visitor = newVisitor()) =>
  from(visitor, '/admin/login', { email: account, password: secret });
const apiLogin = (account: string, secret: string, visitor = newVisitor()) =>
  send(cms, '/api/webadmin/adminlogin', {
    token: cms.functionToken,
    headers: { 'x-client-address': visitor },
    body: { username: account, password: secret },
  });

test.each([
  ['on the panel', 400, email, panelLogin],
  ['through the API', 401, username, apiLogin],
])(
  'after 10 wrong passwords %s from any addresses, an account is locked for 15 minutes',
  async (_where, status, account, tryLogin) => {
    const wrong = await times(10, () => tryLogin(account, 'wrong'));
    expect(statuses(wrong)).toEqual(Array(10).fill(status));
    expectRefused(await tryLogin(account, password), 900);
    expectRefused(await panelLogin(email, password), 900);
  },
);

test('the tenth attempt with the right password succeeds', async () => {
  await times(9, () => panelLogin(email, 'wrong'));
  expect(await login(cms, email, password)).toEqual(expect.any(String));
});

const nobody = (round: number) => `nobody${String(round)}@example.com`;

test('an account accepts 10 requests for a forgotten password in 15 minutes', async () => {
  const forgot = () => from(newVisitor(), '/admin/forgot-password', { email: nobody(0) });
  expect(statuses(await times(10, forgot))).toEqual(Array(10).fill(204));
  expectRefused(await forgot(), 900);
});

const person = { firstname: 'x', password };

const guarded: [string, number, (visitor: string, round: number) => Promise<Written>][] = [
  ['logins on the panel', 400, (visitor, round) => panelLogin(nobody(round), 'wrong', visitor)],
  ['logins through the API', 401, (visitor, round) => apiLogin(nobody(round), 'wrong', visitor)],
  [
    'forgotten passwords',
    204,
    (visitor, round) => from(visitor, '/admin/forgot-password', { email: nobody(round) }),
  ],
  [
    'new passwords',
    400,
    (visitor) => from(visitor, '/admin/reset-password', { resetPasswordToken: 'x', password }),
  ],
  [
    'registrations',
    400,
    (visitor) => from(visitor, '/admin/register', { registrationToken: 'x', userInfo: person }),
  ],
  [
    'registrations of a first admin',
    400,
    (visitor) => from(visitor, '/admin/register-admin', { ...person, email: 'x@example.com' }),
  ],
  [
    'new admins',
    401,
    (visitor) => from(visitor, '/web-admin/webadmin/createadmin', { username: 'x', password }),
  ],
  [
    'first admins',
    401,
    (visitor) => from(visitor, '/web-admin/webadmin/createfirstadmin', { username: 'x', password }),
  ],
];

test.each(guarded)(
  'an address may make 30 failing calls for %s in 15 minutes',
  async (_what, status, attempt) => {
    const visitor = newVisitor();
    const answers = await times(30, (round) => attempt(visitor, round));
    expect(statuses(answers)).toEqual(Array(30).fill(status));
    expectRefused(await attempt(visitor, 30), 900);
    expect((await attempt(newVisitor(), 31)).status).toBe(status);
  },
);
