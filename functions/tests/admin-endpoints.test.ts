import { requestIdPattern } from '../src/api';
import {
  adminEndpoints,
  callEndpoint,
  endpointAt,
  goodAnswer,
  sessionToken,
} from './stand-ins/admin-endpoints';
import { requestId, send } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { blog, faq } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const rows = adminEndpoints.map((row) => [`${row.method} ${row.path}`, row] as const);
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
