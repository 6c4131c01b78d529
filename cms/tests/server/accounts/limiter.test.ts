import { randomUUID } from 'node:crypto';
import { passTime } from '../harness/clock';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';

let cms: TestCms;
const { ADMIN_EMAIL: email, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = firstAdmin;
const table = 'rate_limits';

beforeAll(async () => {
  cms = await startTestCms({
    LOGIN_LIMIT_PER_ACCOUNT: '3',
    LOGIN_LIMIT_PER_ADDRESS: '6',
    LOGIN_LIMIT_SECONDS: '600',
    REFUSED_LIMIT_PER_ADDRESS: '8',
    WRITE_LIMIT_PER_ADDRESS: '2',
    WRITE_LIMIT_SECONDS: '600',
    TRUSTED_PROXIES: '0',
  });
});

afterAll(() => cms.stop());

const stored = () => cms.strapi.db.connection(table);

beforeEach(() => stored().delete());

interface Sent {
  body: object;
  headers?: Record<string, string>;
}

async function post(address: string, { body, headers = {} }: Sent) {
  const response = await fetch(`${cms.url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: response.status, retryAfter: response.headers.get('retry-after'), answer };
}

const fromFunction = (address?: string) => ({
  authorization: `Bearer ${cms.functionToken}`,
  ...(address === undefined ? {} : { 'x-client-address': address }),
});

const panel = (name: string, secret: string, headers = {}) =>
  post('/admin/login', { body: { email: name, password: secret }, headers });

const api = (name: string, secret: string, address = '192.0.2.1') =>
  post('/api/webadmin/adminlogin', {
    body: { username: name, password: secret },
    headers: fromFunction(address),
  });

const times = async <T>(count: number, work: (round: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let round = 0; round < count; round += 1) results.push(await work(round));
  return results;
};

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

test("counts an account's attempts on the panel, through the API and for a forgotten password together", async () => {
  expect((await panel(email, 'wrong')).status).toBe(400);
  expect((await api(username.toUpperCase(), 'wrong')).status).toBe(401);
  expect((await post('/admin/forgot-password', { body: { email } })).status).toBe(204);
  expect((await panel(username, password)).status).toBe(429);
  expect((await api(email, password)).status).toBe(429);
  expect((await post('/admin/forgot-password', { body: { email } })).status).toBe(429);
  expect((await panel('other@example.com', 'wrong')).status).toBe(400);
});

test('a refusal says when to try again, in the error shape of the called address', async () => {
  await times(3, () => api(email, 'wrong'));
  const ours = await api(email, password);
  expect(ours).toEqual({
    status: 429,
    retryAfter: expect.stringMatching(/^(600|59\d)$/),
    answer: {
      error: true,
      code: 'too_many_requests',
      message: 'Too many tries. Please try again in 10 minutes.',
    },
  });
  const strapis = await panel(email, password);
  expect(strapis.retryAfter).toMatch(/^(600|59\d)$/);
  expect(strapis.answer).toEqual({
    data: null,
    error: {
      status: 429,
      name: 'RateLimitError',
      message: 'Too many tries. Please try again in 10 minutes.',
      details: { code: 'too_many_requests' },
    },
  });
});

test('a successful login does not count', async () => {
  expect(statuses(await times(8, () => panel(email, password)))).toEqual(Array(8).fill(200));
  expect(statuses(await times(8, () => api(username, password)))).toEqual(Array(8).fill(200));
});

test('parallel guesses cannot exceed the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => panel(email, 'wrong')));
  expect(statuses(answers).filter((status) => status === 400)).toHaveLength(3);
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(17);
});

/** Strangers guess, each from another address, until the account refuses further attempts. */
async function guessFromElsewhere(): Promise<void> {
  const guesses = await times(4, (round) => api(email, 'wrong', `203.0.113.${String(round)}`));
  expect(statuses(guesses)).toEqual([401, 401, 401, 429]);
}

/** The cookie by which a login marks a device, as its browser sends it with the next one. */
async function deviceAfterLogin(name = email, secret = password): Promise<string> {
  const response = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: name, password: secret }),
  });
  const marks = response.headers
    .getSetCookie()
    .filter((each) => each.startsWith('web_admin_device'));
  expect(marks).toHaveLength(2);
  for (const mark of marks) expect(mark).toMatch(/path=\/admin;.*samesite=strict; httponly$/i);
  return marks.map((each) => each.split(';')[0]).join('; ');
}

/** Strapi's login, called as the function does for a caller from another address. */
const panelFrom = (address: string, secret: string, headers: Record<string, string> = {}) =>
  panel(email, secret, { ...fromFunction(address), ...headers });

test('an admin can log in from a known network while strangers have used up the account’s attempts', async () => {
  expect((await api(email, password, '192.0.2.1')).status).toBe(200);
  await guessFromElsewhere();
  expect((await api(email, password, '198.51.100.1')).status).toBe(429);
  expect((await api(username, password, '192.0.2.1')).status).toBe(200);
  expect((await panelFrom('192.0.2.1', password)).status).toBe(200);
});

test('an admin can log in with a known device anywhere while strangers have used up account and address', async () => {
  const cookie = await deviceAfterLogin();
  await guessFromElsewhere();
  await times(6, (round) => api(`nobody${String(round)}`, 'wrong', '198.51.100.1'));
  expect((await panelFrom('198.51.100.1', password)).status).toBe(429);
  expect((await panelFrom('198.51.100.1', password, { cookie })).status).toBe(200);
});

test('guesses from a known network or device are limited like those of a stranger', async () => {
  const cookie = await deviceAfterLogin();
  await api(email, password, '192.0.2.1');
  const fromNetwork = await times(4, () => api(email, 'wrong', '192.0.2.1'));
  expect(statuses(fromNetwork)).toEqual([401, 401, 401, 429]);
  const fromDevice = await times(4, (round) =>
    panelFrom(`198.51.100.${String(round)}`, 'wrong', { cookie }),
  );
  expect(statuses(fromDevice)).toEqual([400, 400, 400, 429]);
  expect((await api(email, password, '192.0.2.9')).status).toBe(200);
});

test('a network or device is known only to the account that logged in there', async () => {
  const other = 'other@example.com';
  await cms.strapi.service('admin::user').create({
    firstname: 'x',
    email: other,
    password,
    isActive: true,
    roles: [],
  });
  const cookie = await deviceAfterLogin(other);
  await api(other, password, '192.0.2.1');
  await guessFromElsewhere();
  expect((await api(email, password, '192.0.2.1')).status).toBe(429);
  expect((await panelFrom('198.51.100.1', password, { cookie })).status).toBe(429);
});

test.each(['an invitation', 'a link for a new password'])(
  'a place is known where %s was used',
  async (what) => {
    const isInvited = what === 'an invitation';
    const code = randomUUID();
    const name = `${code}@example.com`;
    await cms.strapi.db.query('admin::user').create({
      data: {
        firstname: 'x',
        email: name,
        isActive: !isInvited,
        ...(isInvited
          ? { registrationToken: code }
          : {
              resetPasswordToken: code,
              resetPasswordTokenExpiresAt: new Date(Date.now() + 60_000),
            }),
      },
    });
    const headers = fromFunction('192.0.2.1');
    const used = isInvited
      ? await post('/admin/register', {
          headers,
          body: { registrationToken: code, userInfo: { firstname: 'x', password } },
        })
      : await post('/admin/reset-password', {
          headers,
          body: { resetPasswordToken: code, password },
        });
    expect(used.status).toBe(200);
    await times(4, (round) => api(name, 'wrong', `203.0.113.${String(round)}`));
    expect((await api(name, password, '198.51.100.1')).status).toBe(429);
    expect((await api(name, password, '192.0.2.1')).status).toBe(200);
  },
);

test('only a cookie that the CMS signed makes a device known', async () => {
  const cookie = await deviceAfterLogin();
  await guessFromElsewhere();
  const changed = cookie.replace(/\.sig=./, (sign) => `${sign}x`);
  const unsigned = cookie.split('; ')[0] ?? '';
  for (const made of [changed, unsigned]) {
    expect((await panelFrom('198.51.100.1', password, { cookie: made })).status).toBe(429);
  }
});

test('forgets a network 90 days after the last login there', async () => {
  await api(email, password, '192.0.2.1');
  const known = await stored().where('key', 'like', 'known-place:%');
  expect(known).toHaveLength(1);
  const days = (Number(known[0].expire) - Date.now()) / (24 * 60 * 60 * 1_000);
  expect(days).toBeCloseTo(90, 2);
});

test.each([
  ['X-Forwarded-For', (round: number) => ({ 'x-forwarded-for': `198.51.100.${String(round)}` })],
  ['X-Real-IP', (round: number) => ({ 'x-real-ip': `198.51.100.${String(round)}` })],
  [
    'X-Client-Address without the token',
    (round: number) => ({ 'x-client-address': `198.51.100.${String(round)}` }),
  ],
  [
    'X-Client-Address with a wrong token',
    (round: number) => ({
      'x-client-address': `198.51.100.${String(round)}`,
      'x-function-token': 'f'.repeat(64),
    }),
  ],
])('a made-up %s does not evade the limit of an address', async (_header, headers) => {
  const guess = (round: number) => panel(`nobody${String(round)}`, 'wrong', headers(round));
  expect(statuses(await times(8, guess))).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
});

test.each([
  ['/Admin/Login', 'email'],
  ['/admin/login/', 'email'],
  ['/API/webadmin/AdminLogin', 'username'],
])('limits %s as well', async (address, field) => {
  const guess = () =>
    post(address, { body: { [field]: email, password: 'wrong' }, headers: fromFunction() });
  const [, , third, fourth] = statuses(await times(4, guess));
  expect(third).not.toBe(429);
  expect(fourth).toBe(429);
});

test('the function may name the address of its caller, in either of its headers', async () => {
  const create = (address: string) =>
    post('/web-admin/webadmin/createadmin', {
      body: {},
      headers: { 'x-function-token': cms.functionToken, 'x-client-address': address },
    });
  const first = statuses(await times(7, () => create('192.0.2.7')));
  expect(first).toEqual([401, 401, 401, 401, 401, 401, 429]);
  expect((await create('192.0.2.8')).status).toBe(401);
  expect((await api('nobody', 'wrong', '192.0.2.7')).status).toBe(429);
  expect((await api('nobody', 'wrong', '192.0.2.9')).status).toBe(401);
});

test('counts addresses of one IPv6 network together', async () => {
  const guess = (round: number) =>
    api(`nobody${String(round)}`, 'wrong', `2001:db8:1:2::${String(round + 1)}`);
  expect(statuses(await times(7, guess)).at(-1)).toBe(429);
  expect((await api('nobody', 'wrong', '2001:db8:1:3::1')).status).toBe(401);
});

test.each([
  ['/admin/reset-password', { resetPasswordToken: 'x', password }, 400],
  ['/admin/register', { registrationToken: 'x', userInfo: { firstname: 'x', password } }, 400],
  ['/admin/register-admin', { email: 'x@example.com', firstname: 'x', password }, 400],
  ['/web-admin/webadmin/createadmin', { username: 'x', password }, 401],
  ['/web-admin/webadmin/createfirstadmin', { username: 'x', password }, 401],
])('limits %s by address', async (address, body, status) => {
  const answers = statuses(await times(7, () => post(address, { body })));
  expect(answers).toEqual([...Array(6).fill(status), 429]);
});

const demo = (address?: string) =>
  post('/api/requestdemo/createrequestdemo', {
    body: { name: randomUUID(), product: 'Dc3' },
    headers: fromFunction(address),
  });

const contact = (address: string) =>
  post('/api/contactus/createcontactus', {
    body: {
      name: 'n',
      email: 'e',
      phone: 'p',
      subject: 's',
      message: 'm',
      captcha: { passed: true, nonce: randomUUID() },
    },
    headers: fromFunction(address),
  });

test('limits public writes by address, separately from logins', async () => {
  expect((await demo('192.0.2.1')).status).toBe(201);
  expect((await contact('192.0.2.1')).status).toBe(201);
  const refused = await contact('192.0.2.1');
  expect(refused).toMatchObject({ status: 429, answer: { code: 'too_many_requests' } });
  expect((await demo('192.0.2.2')).status).toBe(201);
  expect((await api(email, password, '192.0.2.1')).status).toBe(200);
});

test('does not limit deliveries of the function', async () => {
  expect(statuses(await times(5, () => demo()))).toEqual(Array(5).fill(201));
});

/** A call of an admin that the function forwards. */
const passedOn = async (address: string, token: string, method = 'GET') => {
  const response = await fetch(`${cms.url}/web-admin/session`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-function-token': cms.functionToken,
      'x-client-address': address,
    },
  });
  return { status: response.status };
};

test('counts forwarded calls with a wrong session by address', async () => {
  const wrong = () => passedOn('198.51.100.7', 'wrong');
  expect(statuses(await times(10, wrong))).toEqual([...Array(8).fill(401), 429, 429]);
  expect((await passedOn('198.51.100.8', 'wrong')).status).toBe(401);
});

test('does not refuse a valid session because of other callers at its address', async () => {
  const { answer } = await panel(email, password);
  await times(9, () => passedOn('198.51.100.9', 'wrong'));
  expect((await passedOn('198.51.100.9', answer.data.accessToken)).status).toBe(204);
});

test('counts bodies of strangers by address; refused ones do not reach the database', async () => {
  const body = { title: 'x' };
  const places = ['/web-admin/blogs/createblog', '/nothing', '/upload', '/admin/users'];
  const answers = await times(10, (round) =>
    post(places[round % 4] ?? '', { body, headers: { authorization: 'Bearer wrong' } }),
  );
  expect(statuses(answers)).toEqual([401, 405, 401, 401, 401, 405, 401, 401, 429, 429]);
  expect(answers.at(-1)?.retryAfter).toMatch(/^(600|59\d)$/);
  const [row] = await stored().where('key', 'like', 'refused-address:%').select('points');
  expect(row).toEqual({ points: 8 });
});

test('the table contains neither addresses nor accounts', async () => {
  await api(email, 'wrong', '192.0.2.1');
  await demo('192.0.2.1');
  await panel(email, password);
  const rows = await stored().select();
  expect(rows).toHaveLength(6);
  for (const { key } of rows) {
    expect(key).toMatch(/^(login-account|login-address|write-address|known-place):[\w-]{43}$/);
  }
});

test('expired attempts no longer count', async () => {
  await times(4, () => api(email, 'wrong'));
  expect((await api(email, password)).status).toBe(429);
  await stored().update({ expire: Date.now() - 1 });
  expect((await api(email, password)).status).toBe(200);
});

test('while the database cannot count, logins are refused, but leads are accepted', async () => {
  const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await cms.strapi.db.connection.schema.renameTable(table, 'away');
  try {
    expect((await api(email, password)).status).toBe(502);
    expect((await panel(email, password)).status).toBe(502);
    expect((await demo('192.0.2.1')).status).toBe(201);
    expect(log).toHaveBeenCalledWith('The limiter cannot count in the database.');
  } finally {
    await cms.strapi.db.connection.schema.renameTable('away', table);
    log.mockRestore();
  }
});

// Must be the last test, because it moves the clock forward.
test('attempts count until they expire, even when expired ones are deleted', async () => {
  await times(3, () => api(email, 'wrong'));
  // After the next deletion, but before the ten minutes end.
  passTime(6 * 60 * 1_000);
  expect((await api('other@example.com', 'wrong')).status).toBe(401);
  expect((await api(email, password)).status).toBe(429);
});
