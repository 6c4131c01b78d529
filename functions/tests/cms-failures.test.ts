import { post, requestId, send, type Answer } from './stand-ins/client';
import { useCms } from './stand-ins/environment';
import { contact, demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';
import { startStandIn } from './stand-ins/server';

const cms = useCms();
const log = useLog();

const sendContact = () => post('/api/contactus/createcontactus', contact);

function expectContactFailed({ status, body }: Answer, cause: string): void {
  expect(status).toBe(502);
  expect(body).toEqual({
    error: true,
    code: 'cms_unreachable',
    message: 'Contact us failed! Please try again',
  });
  expect(log().map((line): unknown => JSON.parse(line))).toEqual([
    {
      requestId,
      endpoint: 'createcontactus',
      status: 502,
      code: 'cms_unreachable',
      cause,
    },
  ]);
}

test('a CMS that is down', async () => {
  const stopped = await startStandIn();
  await stopped.stop();
  process.env.CMS_URL = stopped.url;
  expectContactFailed(await sendContact(), 'ECONNREFUSED');
});

test('a CMS that does not respond in time', async () => {
  process.env.CMS_TIMEOUT_MS = '300';
  cms().behaves(() => undefined);
  const limit = jest.spyOn(AbortSignal, 'timeout');
  expectContactFailed(await sendContact(), 'timeout');
  expect(limit.mock.calls).toEqual([[300]]);
  limit.mockRestore();
});

test('a CMS that stops in the middle of a response', async () => {
  process.env.CMS_TIMEOUT_MS = '300';
  cms().behaves((response) => {
    response.writeHead(201, { 'Content-Type': 'application/json' });
    response.write('{"result":{"_id":');
  });
  expectContactFailed(await sendContact(), 'timeout');
});

test('a CMS whose connection breaks in the middle of a response', async () => {
  cms().behaves((response) => {
    response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    response.write('{"result":{"_id":"abc123"}}', () => {
      response.destroy();
    });
  });
  expectContactFailed(await sendContact(), 'UND_ERR_SOCKET');
});

test.each([
  ['a server error in our own shape', 500, { error: true, code: 'internal', message: 'At line 7' }],
  ['a server error in its own shape', 500, { data: null, error: { status: 500, name: 'Error' } }],
  ['a wrong token', 401, { error: true, code: 'not_logged_in', message: 'Log in.' }],
  ['a token that may not do this', 403, { error: true, code: 'not_allowed', message: 'No.' }],
  [
    'an address it does not know',
    404,
    { data: null, error: { status: 404, name: 'NotFoundError' } },
  ],
  ['a code that is not in the contract', 400, { error: true, code: 'toString', message: 'x' }],
  [
    'a code that belongs to another status',
    200,
    { error: true, code: 'captcha_failed', message: 'x' },
  ],
  ['a success without a result', 201, {}],
  ['a success with a result of another form', 201, { result: 'abc123' }],
  ['a success of another kind', 204, { result: { _id: 'abc123' } }],
  ['a success that is only promised', 202, { result: { _id: 'abc123' } }],
  ['null', 201, null],
])('a CMS that responds with %s', async (_what, status, body) => {
  cms().answers(status, body);
  expectContactFailed(await sendContact(), `unexpected_answer_${String(status)}`);
});

test('a CMS that responds with HTML', async () => {
  cms().behaves((response) => response.writeHead(201).end('<!doctype html><title>Hello</title>'));
  expectContactFailed(await sendContact(), 'unexpected_answer_201');
});

test('a redirect of the CMS is not followed', async () => {
  cms().answers(307, {}, { Location: `${cms().url}/elsewhere` });
  const { status } = await sendContact();
  expect(status).toBe(502);
  expect(cms().received).toHaveLength(1);
});

test('a form without its own message gets a general one', async () => {
  cms().answers(500, {});
  const { status, body } = await post('/api/requestdemo/createrequestdemo', demoRequest);
  expect(status).toBe(502);
  expect(body).toEqual({
    error: true,
    code: 'cms_unreachable',
    message: 'This part of the site cannot be reached right now. Please try again later.',
  });
});

test.each([
  ['no list', {}],
  ['a text for a list', { allfaqs: 'none' }],
  ['entries without an id', { allfaqs: [{ question: 'Why?' }] }],
])('a list with %s gets a 502, which is not cached', async (_what, list) => {
  cms().answers(200, { ...list, pagination: { page: 1, pageSize: 1, total: 0 } });
  const { status, headers } = await send('/api/faq/allfaqs');
  expect(status).toBe(502);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a rate-limited caller gets Retry-After', async () => {
  const tooMany = { error: true, code: 'too_many_requests', message: 'Please wait a minute.' };
  cms().answers(429, tooMany, { 'Retry-After': '60' });
  const { status, headers, body } = await post('/api/requestdemo/createrequestdemo', demoRequest);
  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('60');
  expect(body).toEqual(tooMany);
});
