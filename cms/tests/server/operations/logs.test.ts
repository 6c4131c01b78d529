import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { requestIdHeader, requestIdPattern } from '../../../src/contract/headers';
import { login } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send as sendJson } from '../harness/content';
import { watchLog, type LogLines } from '../harness/log-lines';
import { fillContacts } from '../harness/rows';

let cms: TestCms;
let admin: string;
let log: LogLines;
let marks: string[];

beforeAll(async () => {
  cms = await startTestCms({ WRITE_LIMIT_PER_ADDRESS: '1000', LOGIN_LIMIT_PER_ADDRESS: '1000' });
  admin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

beforeEach(() => {
  marks = [];
  log = watchLog(cms);
});

afterEach(() => {
  log.stop();
});

afterAll(() => cms.stop());

/** A unique text, in place of what a person might send. */
function personal(): string {
  const mark = `Zxq${randomUUID().replaceAll('-', '')}`;
  marks.push(mark);
  return mark;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

async function send(address: string, { method, headers = {}, body }: Sent = {}) {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const response = await fetch(`${cms.url}${address}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(text === undefined ? {} : { body: text }),
  });
  await response.arrayBuffer();
  return response;
}

const asFunction = () => ({ authorization: `Bearer ${cms.functionToken}` });
const asAdmin = () => ({ authorization: `Bearer ${admin}` });

const contact = () => ({
  name: personal(),
  email: `${personal()}@example.com`,
  phone: personal(),
  subject: personal(),
  message: `${personal()}\n    at ${personal()} (${personal()}.js:1:2)`,
  captcha: { passed: true, nonce: personal() },
});

const contactPath = '/api/contactus/createcontactus';
const demoPath = '/api/requestdemo/createrequestdemo';

/** Throws unless every line is JSON. */
const parsed = () => log.lines.map((line) => JSON.parse(line));

function expectNoMark(): void {
  const all = [...log.lines, ...log.printed].join('\n').toLowerCase();
  expect(marks.filter((mark) => all.includes(mark.toLowerCase()))).toEqual([]);
}

test('logs a call as one line of JSON with id, route, status and time, and sends the id with the answer', async () => {
  const id = randomUUID();
  const { headers, status } = await send(contactPath, {
    headers: { ...asFunction(), [requestIdHeader]: id },
    body: contact(),
  });
  expect(status).toBe(201);
  expect(headers.get(requestIdHeader)).toBe(id);
  const ofCall = parsed().filter(({ requestId }) => requestId === id);
  expect(ofCall).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      level: 'http',
      message: 'Answered',
      requestId: id,
      method: 'POST',
      path: contactPath,
      status: 201,
      ms: expect.any(Number),
    },
  ]);
});

test.each([
  undefined,
  'my-own-id',
  'A1B2C3D4-0000-4000-8000-000000000000',
  `${randomUUID()}x`,
  'jane.doe@example.com',
])('a call with the id %s gets a new one', async (sent) => {
  const { headers } = await send('/admin/init', {
    ...(sent === undefined ? {} : { headers: { [requestIdHeader]: sent } }),
  });
  const id = headers.get(requestIdHeader) ?? '';
  expect(id).toMatch(requestIdPattern);
  expect(id).not.toBe(sent);
  expect(parsed().at(-1)).toMatchObject({ requestId: id, path: '/admin/init' });
});

test.each([
  ['/web-admin/contacts/abc/notspam', '/web-admin/contacts/:id/notspam', 'POST'],
  ['/web-admin/blogs/abc', '/web-admin/blogs/:id', 'GET'],
  ['/api/blogs/nowhere/else', '/api/…', 'POST'],
  ['/nowhere', '/…', 'POST'],
])('logs %s as %s', async (address, path, method) => {
  await send(address, { method, headers: asAdmin() });
  expect(parsed().at(-1)).toMatchObject({ path, method });
});

test('a line that Strapi logs during a call has the id of the call', async () => {
  const id = randomUUID();
  const headers = { ...asFunction(), [requestIdHeader]: id };
  await cms.strapi.db.connection.schema.renameTable('demo_requests', 'away');
  const { status } = await send(demoPath, { headers, body: { name: personal(), product: 'Dc3' } });
  await cms.strapi.db.connection.schema.renameTable('away', 'demo_requests');
  expect(status).toBe(500);
  const [line] = parsed().filter(({ level }) => level === 'error');
  expect(line).toMatchObject({
    requestId: id,
    message: expect.stringMatching(/^The database failed with (SQLITE_ERROR|42P01)\.$/),
    error: { at: expect.arrayContaining([expect.stringContaining('database-errors')]) },
  });
  expectNoMark();
});

test('logs none of a hundred texts that people sent in good and bad calls', async () => {
  for (let round = 0; round < 4; round += 1) {
    await send(contactPath, { headers: asFunction(), body: contact() });
    await send(demoPath, {
      headers: asFunction(),
      body: { name: personal(), email: personal(), mobile: personal(), product: 'Dc3' },
    });
    // Refused: an unknown field, a wrong type, an unknown product.
    await send(contactPath, { headers: asFunction(), body: { ...contact(), [personal()]: 1 } });
    await send(demoPath, { headers: asFunction(), body: { name: [personal()], product: 'Dc3' } });
    await send(demoPath, { headers: asFunction(), body: { name: 'n', product: personal() } });
  }
  const search = `search=${personal()}`;
  await send(`/web-admin/contacts?${search}`, { headers: asAdmin() });
  await send(`/web-admin/contacts/export?${search}`, { headers: asAdmin() });
  await send(`/web-admin/demo-requests?product=${personal()}`, { headers: asAdmin() });
  await send(`/api/blogs?filters[title][$eq]=${personal()}&sort=${personal()}`, {
    headers: { authorization: `Bearer ${cms.buildToken}` },
  });
  await send(`/content-manager/collection-types/api::faq.faq?_q=${personal()}`, {
    headers: asAdmin(),
  });
  // Logins with an unknown account, and with a wrong password, which may be right elsewhere.
  const nobody = { email: `${personal()}@example.com`, password: personal() };
  await send('/admin/login', { body: nobody });
  await send('/admin/login', { body: { email: firstAdmin.ADMIN_EMAIL, password: personal() } });
  await send('/api/webadmin/adminlogin', {
    headers: asFunction(),
    body: { username: personal(), password: personal() },
  });
  await send('/admin/forgot-password', { body: { email: `${personal()}@example.com` } });
  await send('/admin/reset-password', {
    body: { resetPasswordToken: personal(), password: personal() },
  });
  // Broken JSON, which the parser quotes in its error, to routes of ours and of Strapi.
  for (const address of [contactPath, '/admin/login', '/admin/forgot-password', '/upload']) {
    await send(address, { headers: { ...asAdmin() }, body: `{"name": ${personal()}` });
  }
  // Texts in addresses and headers.
  await send(`/${personal()}/${personal()}?${personal()}=${personal()}`);
  await send(`/web-admin/contacts/${personal()}`, { method: 'DELETE', headers: asAdmin() });
  await send(`/uploads/${personal()}.png`);
  await send(`/admin/${personal()}`);
  await send(`/api/blogs/${personal()}`, { headers: asAdmin() });
  await send('/admin/users/me', { headers: { authorization: `Bearer ${personal()}` } });
  await send(contactPath, {
    headers: {
      ...asFunction(),
      'idempotency-key': personal(),
      'x-client-address': personal(),
      'user-agent': personal(),
      [requestIdHeader]: personal(),
      cookie: `a=${personal()}`,
    },
    body: contact(),
  });
  await send('/content-manager/collection-types/api::faq.faq', {
    headers: asAdmin(),
    body: { question: personal(), [personal()]: personal(), description: { a: personal() } },
  });
  expect(marks.length).toBeGreaterThanOrEqual(100);
  expect(parsed().length).toBeGreaterThan(40);
  expectNoMark();
});

test('logs an error during a call with its name and place but without its message', async () => {
  const id = randomUUID();
  const name = personal();
  const query = cms.strapi.db.query.bind(cms.strapi.db);
  const failing = jest.spyOn(cms.strapi.db, 'query').mockImplementation((uid) => {
    // Each call of the function asks for this, and nothing else does.
    if (uid !== 'admin::api-token') return query(uid);
    throw new TypeError(`Cannot greet ${name}\n    at ${name} (x.js:1:1)`);
  });
  const { status } = await send(demoPath, {
    headers: { ...asFunction(), [requestIdHeader]: id },
    body: { name, product: 'Dc3' },
  });
  failing.mockRestore();
  expect(status).toBe(500);
  const [line] = parsed().filter(({ level }) => level === 'error');
  expect(line).toMatchObject({
    requestId: id,
    message: 'TypeError in a call',
    error: { name: 'TypeError' },
  });
  expect(line.error.at.length).toBeGreaterThan(0);
  expectNoMark();
});

test('logs an answer whose reader disconnects as a line of JSON', async () => {
  await fillContacts(cms, 20_000);
  const request = http.get(`${cms.url}/web-admin/contacts/export`, { headers: asAdmin() });
  const [response] = await once(request, 'response');
  await once(response, 'data');
  request.destroy();
  // The export stops at its next batch.
  await send('/web-admin/contacts', { headers: asAdmin() });
  await send('/web-admin/contacts', { headers: asAdmin() });
  expect(parsed().length).toBeGreaterThanOrEqual(3);
  expect(log.printed).toEqual([]);
});

describe('a picture that cannot be removed', () => {
  const save = async () => {
    const body = {
      title: personal(),
      description: '<p>Text.</p>',
      image: [await drawnPicture(1)],
      category: 'HR',
    };
    return sendJson(cms, '/web-admin/blogs/createblog', { token: admin, body });
  };

  /** Makes every removal of a file fail. */
  function refuseRemoval() {
    const { provider } = cms.strapi.plugin('upload');
    const original = provider.delete;
    provider.delete = () => Promise.reject(new TypeError(`No ${personal()} is removed.`));
    return () => {
      provider.delete = original;
    };
  }

  const fileIds = async () => {
    const rows = await cms.strapi.db.query('plugin::upload.file').findMany({ select: ['id'] });
    return rows.map(({ id }) => Number(id));
  };

  const errors = () => parsed().filter(({ level }) => level === 'error');

  test('is logged with its id in a whole sentence if nothing uses it any more', async () => {
    const { id } = await save();
    const [fileId] = await fileIds();
    const remove = (address: string) => send(address, { method: 'DELETE', headers: asAdmin() });
    await remove(`/web-admin/blogs/deleteblogs/${id}`);
    const restore = refuseRemoval();
    const { status } = await remove(`/web-admin/blogs/${id}`);
    restore();
    expect(status).toBe(200);
    expect(errors()).toEqual([
      expect.objectContaining({
        message: 'An unused picture could not be removed: TypeError in a call',
        requestId: expect.stringMatching(requestIdPattern),
        fileId,
      }),
    ]);
    expectNoMark();
  });

  test('is logged with its id in a whole sentence if its blog was not stored', async () => {
    const before = await fileIds();
    const restore = refuseRemoval();
    await cms.strapi.db.connection.schema.renameTable('blogs', 'away');
    const { status } = await save();
    await cms.strapi.db.connection.schema.renameTable('away', 'blogs');
    restore();
    expect(status).toBe(500);
    const [fileId] = (await fileIds()).filter((known) => !before.includes(known));
    expect(fileId).toEqual(expect.any(Number));
    expect(errors()).toContainEqual(
      expect.objectContaining({
        message:
          'A picture of an entry that was not stored could not be removed: TypeError in a call',
        fileId,
      }),
    );
    expectNoMark();
  });
});
