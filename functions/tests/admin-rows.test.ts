import { requestIdPattern } from '../src/api';
import {
  adminRows,
  callRow,
  goodAnswer,
  sessionToken,
  type AdminRow,
} from './stand-ins/admin-rows';
import { requestId, send } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { blog, faq } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const rows = adminRows.map((row) => [`${row.method} ${row.path}`, row] as const);
const rowAt = (path: string): AdminRow => {
  const row = adminRows.find((each) => each.path.startsWith(path));
  if (row === undefined) throw new Error(`There is no row ${path}.`);
  return row;
};
const anyRequestId: unknown = expect.stringMatching(requestIdPattern);
const logInFirst = {
  error: true,
  code: 'not_logged_in',
  message: 'Log in first: there is no session, or it has ended.',
};

test.each(rows)('%s reaches the panel’s own route with the caller’s token', async (_name, row) => {
  cms().answers(200, goodAnswer(row));
  const { status, headers, body } = await callRow(row);
  expect(status).toBe(200);
  expect(body).toEqual(goodAnswer(row));
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(cms().received).toHaveLength(1);
  const [received] = cms().received;
  const list = row.path.includes('demosfor') || row.path.includes('getcontactus');
  expect(received).toMatchObject({
    method: row.method,
    url: `/web-admin/${row.path}${list ? '?page=1&pageSize=100' : ''}`,
    headers: {
      authorization: `Bearer ${sessionToken}`,
      'x-function-token': cmsToken,
      'x-client-address': '203.0.113.7',
      'x-request-id': requestId,
    },
  });
  expect(received?.body).toBe(row.body === undefined ? '' : JSON.stringify(row.body));
});

test.each(rows)('%s without a session is refused before the CMS is asked', async (_name, row) => {
  const { status, body } = await callRow(row, {});
  expect(status).toBe(401);
  expect(body).toEqual(logInFirst);
  expect(cms().received).toHaveLength(0);
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  sessionToken,
  `Basic ${sessionToken}`,
  `Bearer ${sessionToken}, Bearer ${sessionToken}`,
  `Bearer ${sessionToken} ${sessionToken}`,
  `Bearer ${'x'.repeat(4_097)}`,
])('the Authorization "%s" is no session', async (header) => {
  for (const path of ['contactus/getcontactus', 'faq/createfaq']) {
    const { status, body } = await callRow(rowAt(path), { Authorization: header });
    expect(status).toBe(401);
    expect(body).toEqual(logInFirst);
  }
  expect(cms().received).toHaveLength(0);
});

test.each(rows)('%s asks first whether the session is good', async (_name, row) => {
  cms().answers(200, goodAnswer(row));
  await callRow(row);
  expect(cms().asked).toMatchObject([
    {
      method: 'GET',
      headers: {
        authorization: `Bearer ${sessionToken}`,
        'x-function-token': cmsToken,
        'x-client-address': '203.0.113.7',
        'x-request-id': requestId,
      },
      body: '',
    },
  ]);
});

describe.each(rows)('%s with a session that is not good', (_name, row) => {
  const wrong = { Authorization: `Bearer ${sessionToken}`, 'If-Match': 'no version' };

  test('is refused before anything else of it is looked at', async () => {
    cms().sessionStatus = 401;
    let isRead = false;
    const unread = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          isRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const hasBody = row.method === 'POST' || row.method === 'PUT';
    const address = `/api/${row.path}?page=none`;
    const init = { method: row.method, headers: wrong, duplex: 'half' };
    const answer = await send(address, hasBody ? { ...init, body: unread } : init);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(logInFirst);
    expect(isRead).toBe(false);
    expect(cms().received).toHaveLength(0);
  });

  test('gives up when the CMS does not say whether it is', async () => {
    cms().sessionStatus = 500;
    const answer = await callRow(row);
    expect(answer.status).toBe(502);
    expect(cms().received).toHaveLength(0);
  });
});

test.each(rows)('%s passes nothing else of the caller’s headers on', async (_name, row) => {
  cms().answers(200, goodAnswer(row));
  await callRow(row, {
    Authorization: `Bearer ${sessionToken}`,
    Cookie: 'jwtToken=1',
    'X-Client-Address': '198.51.100.1',
    'X-Forwarded-For': '198.51.100.1',
    'X-Function-Token': 'mine',
    'X-Request-Id': 'mine',
    'X-Idempotency-Key': 'mine',
  });
  const headers = cms().received[0]?.headers;
  expect(headers).toMatchObject({
    'x-client-address': '203.0.113.7',
    'x-function-token': cmsToken,
    'x-request-id': anyRequestId,
  });
  expect(Object.keys(headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|x-forwarded-for|idempotency-key/)]),
  );
});

describe.each(rows)('%s passes on', (_name, row) => {
  test.each([
    ['in our shape', logInFirst],
    ['in Strapi’s shape', { data: null, error: { status: 401, name: 'UnauthorizedError' } }],
  ])('that a session has ended, said %s', async (_shape, said) => {
    cms().answers(401, said);
    const { status, body } = await callRow(row);
    expect(status).toBe(401);
    expect(body).toEqual(logInFirst);
  });

  test('that the account may not do it', async () => {
    cms().answers(403, { data: null, error: { status: 403, name: 'PolicyError' } });
    const { status, body } = await callRow(row);
    expect(status).toBe(403);
    expect(body).toEqual({
      error: true,
      code: 'not_allowed',
      message: 'Your account is not allowed to do this.',
    });
  });

  test.each([
    [400, 'invalid_body', {}],
    [404, 'not_found', {}],
    [409, 'edit_conflict', {}],
    [413, 'body_too_large', {}],
    [429, 'too_many_requests', { 'Retry-After': '30' }],
  ])('the refusal %i %s', async (refused, code, headers) => {
    const said = { error: true, code, message: 'A sentence to act on.' };
    cms().answers(refused, said, { ...headers });
    const answer = await callRow(row);
    expect(answer.status).toBe(refused);
    expect(answer.body).toEqual(said);
    expect(answer.headers.get('Retry-After')).toBe(refused === 429 ? '30' : null);
  });

  test.each([
    [500, { error: true, code: 'internal', message: 'At line 7' }],
    [404, { data: null, error: { status: 404, name: 'NotFoundError' } }],
    [200, {}],
    [302, {}],
    [405, { error: true, code: 'method_not_allowed', message: 'No.' }],
  ])('the answer %i %j as its failure', async (status, said) => {
    cms().answers(status, said);
    const answer = await callRow(row);
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({ code: 'cms_unreachable' });
  });

  test('that the CMS does not answer', async () => {
    process.env.CMS_TIMEOUT_MS = '300';
    process.env.CMS_BLOG_TIMEOUT_MS = '300';
    cms().behaves(() => undefined);
    expect((await callRow(row)).status).toBe(502);
    cms().behaves((response) => response.destroy());
    expect((await callRow(row)).status).toBe(502);
  });
});

describe('the version of an entry', () => {
  const version = '"2026-11-21T19:26:36.214Z"';
  const changes = ['blogs/editblog', 'blogs/deleteblogs', 'faq/editfaq', 'faq/deletefaq'];

  test.each(changes)('goes with %s, and the new one comes back', async (path) => {
    const row = rowAt(path);
    cms().answers(200, goodAnswer(row), { ETag: '"2026-11-21T20:00:00.000Z"', 'X-Other': 'no' });
    const authorization = { Authorization: `Bearer ${sessionToken}` };
    const { headers } = await callRow(row, { ...authorization, 'If-Match': version });
    expect(cms().received[0]?.headers['if-match']).toBe(version);
    expect(headers.get('ETag')).toBe('"2026-11-21T20:00:00.000Z"');
    expect(headers.get('X-Other')).toBeNull();
  });

  test.each(changes)('is not made up for %s', async (path) => {
    cms().answers(200, goodAnswer(rowAt(path)));
    await callRow(rowAt(path));
    expect(cms().received[0]?.headers).not.toHaveProperty('if-match');
  });

  test.each(['1', 'W/"1"', '"1", "2"', '"', `"${'x'.repeat(101)}"`])(
    'cannot be %s',
    async (wrong) => {
      const authorization = { Authorization: `Bearer ${sessionToken}` };
      const answer = await callRow(rowAt('faq/editfaq'), { ...authorization, 'If-Match': wrong });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid_version' });
      expect(cms().received).toHaveLength(0);
    },
  );
});

test.each([
  ['blogs/createblog', { ...blog, title: ' ' }, 'missing_fields'],
  ['blogs/createblog', { ...blog, image: [] }, 'missing_fields'],
  ['blogs/editblog', { colour: 'red' }, 'invalid_body'],
  ['faq/createfaq', { ...faq, question: '' }, 'missing_fields'],
  ['faq/editfaq', { ...faq, description: 7 }, 'invalid_body'],
  ['requestdemo/requestdemosforproduct', { product: 'dc3' }, 'invalid_body'],
])('the body of %s is checked before the CMS is asked', async (path, body, code) => {
  const answer = await callRow({ ...rowAt(path), body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: true, code });
  expect(cms().received).toHaveLength(0);
});

test.each(['contactus/getcontactus', 'requestdemo/requestdemosforproduct'])(
  'the page of %s is passed on and nothing besides',
  async (path) => {
    const row = rowAt(path);
    cms().answers(200, goodAnswer(row));
    await callRow({ ...row, path: `${row.path}?page=2&pageSize=10&sort=name:asc` });
    expect(cms().received[0]?.url).toBe(`/web-admin/${row.path}?page=2&pageSize=10`);
    const wrong = await callRow({ ...row, path: `${row.path}?pageSize=1001` });
    expect(wrong.status).toBe(400);
  },
);

describe('a blog with pictures', () => {
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ ...blog, description: '' }).length;
    return { ...blog, description: 'x'.repeat(bytes - empty) };
  };

  test('is taken up to the size that the platform hands over', async () => {
    cms().answers(201, { result: { _id: 'abc123' } });
    const answer = await callRow({ ...rowAt('blogs/createblog'), body: sized(6_291_456) });
    expect(answer.status).toBe(201);
    expect(cms().received[0]?.body).toHaveLength(6_291_456);
  });

  test.each(['blogs/createblog', 'blogs/editblog'])(
    'that is larger is refused by %s with the way that is open to it',
    async (path) => {
      const answer = await callRow({ ...rowAt(path), body: sized(6_291_457) });
      expect(answer.status).toBe(413);
      expect(answer.body).toEqual({
        error: true,
        code: 'body_too_large',
        message:
          'A message to this address may have at most 6,291,456 bytes. ' +
          'Create larger blogs, up to 10,485,760 bytes, in the admin panel.',
      });
      expect(cms().received).toHaveLength(0);
    },
  );
});

test('what an admin writes may take longer than other calls', async () => {
  process.env.CMS_TIMEOUT_MS = '1000';
  // The CMS answers as soon as one of its callers has given up.
  let giveUp: () => void = () => undefined;
  const gaveUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  cms().behaves((response) => {
    response.once('close', giveUp);
    void gaveUp.then(() => {
      response.writeHead(201, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ result: { _id: 'abc123' } }));
    });
  });
  const [ofBlog, ofFaq, ofList] = await Promise.all(
    ['blogs/createblog', 'faq/createfaq', 'contactus/getcontactus'].map((path) =>
      callRow(rowAt(path)),
    ),
  );
  expect(ofBlog?.status).toBe(201);
  expect(ofFaq?.status).toBe(201);
  expect(ofList?.status).toBe(502);
});

describe('a blog or a FAQ that is created', () => {
  const key = '0b0e7b1c-5a0e-4f4e-9d0e-3f8f6f1d2c3b';
  const creations = ['blogs/createblog', 'faq/createfaq'].map(rowAt);
  const withKey = (row: AdminRow, value: string) =>
    callRow(row, { Authorization: `Bearer ${sessionToken}`, 'Idempotency-Key': value });

  test.each(creations)('at $path takes its key along to the CMS', async (row) => {
    cms().answers(201, goodAnswer(row));
    expect((await withKey(row, key)).status).toBe(201);
    expect(cms().received[0]?.headers['idempotency-key']).toBe(key);
  });

  test.each(creations)('at $path needs none', async (row) => {
    cms().answers(201, goodAnswer(row));
    expect((await callRow(row)).status).toBe(201);
    expect(cms().received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test.each(creations)('at $path is refused with a key of another form', async (row) => {
    const { status, body } = await withKey(row, 'short');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_idempotency_key' });
    expect(cms().received).toHaveLength(0);
  });

  test.each(creations)('at $path hears that its key had other content', async (row) => {
    const refused = { error: true, code: 'idempotency_key_reused', message: 'Other content.' };
    cms().answers(422, refused);
    expect(await withKey(row, key)).toMatchObject({ status: 422, body: refused });
  });
});
