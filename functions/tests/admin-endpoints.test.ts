import { requestIdPattern } from '../src/api';
import {
  adminEndpoints,
  callEndpoint,
  goodAnswer,
  sessionToken,
  type AdminEndpoint,
} from './stand-ins/admin-endpoints';
import { requestId, send } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { blog, faq } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const rows = adminEndpoints.map((row) => [`${row.method} ${row.path}`, row] as const);
const endpointAt = (path: string): AdminEndpoint => {
  const row = adminEndpoints.find((each) => each.path.startsWith(path));
  if (row === undefined) throw new Error(`There is no endpoint ${path}.`);
  return row;
};
const anyRequestId: unknown = expect.stringMatching(requestIdPattern);
const logInFirst = {
  error: true,
  code: 'not_logged_in',
  message: 'Log in first: there is no session, or it has ended.',
};

test.each(rows)(
  '%s is forwarded to the panel’s route with the admin’s token',
  async (_name, row) => {
    cms().answers(200, goodAnswer(row));
    const { status, headers, body } = await callEndpoint(row);
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
  },
);

test.each(rows)('%s without a session is refused without a call of the CMS', async (_name, row) => {
  const { status, body } = await callEndpoint(row, {});
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
])('the Authorization "%s" is not a session', async (header) => {
  for (const path of ['contactus/getcontactus', 'faq/createfaq']) {
    const { status, body } = await callEndpoint(endpointAt(path), { Authorization: header });
    expect(status).toBe(401);
    expect(body).toEqual(logInFirst);
  }
  expect(cms().received).toHaveLength(0);
});

test.each(rows)('%s checks the session first', async (_name, row) => {
  cms().answers(200, goodAnswer(row));
  await callEndpoint(row);
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

describe.each(rows)('%s with an invalid session', (_name, row) => {
  const wrong = { Authorization: `Bearer ${sessionToken}`, 'If-Match': 'no version' };

  test('is refused before the rest of the call is read', async () => {
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

  test('fails if the CMS cannot check it', async () => {
    cms().sessionStatus = 500;
    const answer = await callEndpoint(row);
    expect(answer.status).toBe(502);
    expect(cms().received).toHaveLength(0);
  });
});

test.each(rows)('%s forwards no other header of the caller', async (_name, row) => {
  cms().answers(200, goodAnswer(row));
  await callEndpoint(row, {
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

describe.each(rows)('%s returns', (_name, row) => {
  test.each([
    ['in our shape', logInFirst],
    ['in Strapi’s shape', { data: null, error: { status: 401, name: 'UnauthorizedError' } }],
  ])('that a session has ended, reported %s', async (_shape, said) => {
    cms().answers(401, said);
    const { status, body } = await callEndpoint(row);
    expect(status).toBe(401);
    expect(body).toEqual(logInFirst);
  });

  test('that the account is not allowed to do this', async () => {
    cms().answers(403, { data: null, error: { status: 403, name: 'PolicyError' } });
    const { status, body } = await callEndpoint(row);
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
  ])('the error %i %s', async (refused, code, headers) => {
    const said = { error: true, code, message: 'A sentence to act on.' };
    cms().answers(refused, said, { ...headers });
    const answer = await callEndpoint(row);
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
  ])('502 for the CMS’s response %i %j', async (status, said) => {
    cms().answers(status, said);
    const answer = await callEndpoint(row);
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({ code: 'cms_unreachable' });
  });

  test('502 if the CMS does not respond', async () => {
    process.env.CMS_TIMEOUT_MS = '300';
    process.env.CMS_BLOG_TIMEOUT_MS = '300';
    cms().behaves(() => undefined);
    expect((await callEndpoint(row)).status).toBe(502);
    cms().behaves((response) => response.destroy());
    expect((await callEndpoint(row)).status).toBe(502);
  });
});

describe('the version of an entry', () => {
  const version = '"2026-11-21T19:26:36.214Z"';
  const changes = ['blogs/editblog', 'blogs/deleteblogs', 'faq/editfaq', 'faq/deletefaq'];

  test.each(changes)('is sent with %s, and the new one is returned', async (path) => {
    const row = endpointAt(path);
    cms().answers(200, goodAnswer(row), { ETag: '"2026-11-21T20:00:00.000Z"', 'X-Other': 'no' });
    const authorization = { Authorization: `Bearer ${sessionToken}` };
    const { headers } = await callEndpoint(row, { ...authorization, 'If-Match': version });
    expect(cms().received[0]?.headers['if-match']).toBe(version);
    expect(headers.get('ETag')).toBe('"2026-11-21T20:00:00.000Z"');
    expect(headers.get('X-Other')).toBeNull();
  });

  test.each(changes)('is not invented for %s', async (path) => {
    cms().answers(200, goodAnswer(endpointAt(path)));
    await callEndpoint(endpointAt(path));
    expect(cms().received[0]?.headers).not.toHaveProperty('if-match');
  });

  test.each(['1', 'W/"1"', '"1", "2"', '"', `"${'x'.repeat(101)}"`])(
    'cannot be %s',
    async (wrong) => {
      const authorization = { Authorization: `Bearer ${sessionToken}` };
      const answer = await callEndpoint(endpointAt('faq/editfaq'), {
        ...authorization,
        'If-Match': wrong,
      });
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
])('the body of %s is validated before the CMS is called', async (path, body, code) => {
  const answer = await callEndpoint({ ...endpointAt(path), body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: true, code });
  expect(cms().received).toHaveLength(0);
});

test.each(['contactus/getcontactus', 'requestdemo/requestdemosforproduct'])(
  'the page of %s is forwarded, and no other parameter',
  async (path) => {
    const row = endpointAt(path);
    cms().answers(200, goodAnswer(row));
    await callEndpoint({ ...row, path: `${row.path}?page=2&pageSize=10&sort=name:asc` });
    expect(cms().received[0]?.url).toBe(`/web-admin/${row.path}?page=2&pageSize=10`);
    const wrong = await callEndpoint({ ...row, path: `${row.path}?pageSize=1001` });
    expect(wrong.status).toBe(400);
  },
);

describe('a blog with pictures', () => {
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ ...blog, description: '' }).length;
    return { ...blog, description: 'x'.repeat(bytes - empty) };
  };

  test('is accepted up to the platform’s size limit', async () => {
    cms().answers(201, { result: { _id: 'abc123' } });
    const answer = await callEndpoint({
      ...endpointAt('blogs/createblog'),
      body: sized(6_291_456),
    });
    expect(answer.status).toBe(201);
    expect(cms().received[0]?.body).toHaveLength(6_291_456);
  });

  test.each(['blogs/createblog', 'blogs/editblog'])(
    'above the limit is refused by %s with a hint to the admin panel',
    async (path) => {
      const answer = await callEndpoint({ ...endpointAt(path), body: sized(6_291_457) });
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

test('writes of content may take longer than other calls', async () => {
  process.env.CMS_TIMEOUT_MS = '1000';
  // The CMS responds as soon as one of its callers has given up.
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
      callEndpoint(endpointAt(path)),
    ),
  );
  expect(ofBlog?.status).toBe(201);
  expect(ofFaq?.status).toBe(201);
  expect(ofList?.status).toBe(502);
});

describe('creating a blog or FAQ', () => {
  const key = '0b0e7b1c-5a0e-4f4e-9d0e-3f8f6f1d2c3b';
  const creations = ['blogs/createblog', 'faq/createfaq'].map(endpointAt);
  const withKey = (row: AdminEndpoint, value: string) =>
    callEndpoint(row, { Authorization: `Bearer ${sessionToken}`, 'Idempotency-Key': value });

  test.each(creations)('at $path forwards the idempotency key', async (row) => {
    cms().answers(201, goodAnswer(row));
    expect((await withKey(row, key)).status).toBe(201);
    expect(cms().received[0]?.headers['idempotency-key']).toBe(key);
  });

  test.each(creations)('at $path needs no key', async (row) => {
    cms().answers(201, goodAnswer(row));
    expect((await callEndpoint(row)).status).toBe(201);
    expect(cms().received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test.each(creations)('at $path is refused with a malformed key', async (row) => {
    const { status, body } = await withKey(row, 'short');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_idempotency_key' });
    expect(cms().received).toHaveLength(0);
  });

  test.each(creations)('at $path is refused if its key had other content', async (row) => {
    const refused = { error: true, code: 'idempotency_key_reused', message: 'Other content.' };
    cms().answers(422, refused);
    expect(await withKey(row, key)).toMatchObject({ status: 422, body: refused });
  });
});
