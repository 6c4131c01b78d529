import { requestIdPattern } from '../../../cms/src/contract/headers';
import { callEndpoint } from '../../src/api-client/call-endpoint';
import { network } from '../features/contact/network';

test('a call takes its method, address and JSON headers from the contract', async () => {
  const { fetch } = network({ '/api/faq/allfaqs': [{ status: 200, body: { allfaqs: [] } }] });
  await callEndpoint('allfaqs');
  const init = fetch.mock.calls[0]?.[1];
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/faq/allfaqs');
  expect(init?.method).toBe('GET');
  expect(init).not.toHaveProperty('body');
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
});

test('the body is sent as JSON, and the idempotency key in a header', async () => {
  const url = '/api/blogs/fetchblogsbycategory';
  const { to } = network({ [url]: [{ status: 200, body: { result: [] } }] });
  await callEndpoint('fetchblogsbycategory', {
    body: { category: 'Payroll' },
    idempotencyKey: 'a-key-of-16-chars',
  });
  const init = to(url)[0]?.init;
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe('{"category":"Payroll"}');
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('a-key-of-16-chars');
});

test('the JSON object of a successful response is returned', async () => {
  network({ '/api/faq/allfaqs': [{ status: 200, body: { allfaqs: [1] } }] });
  expect(await callEndpoint('allfaqs')).toEqual({ ok: true, body: { allfaqs: [1] } });
});

test('a known error code is returned with the status', async () => {
  network({
    '/api/faq/allfaqs': [{ status: 502, body: { error: true, code: 'cms_unreachable' } }],
  });
  expect(await callEndpoint('allfaqs')).toEqual({
    ok: false,
    status: 502,
    code: 'cms_unreachable',
  });
});

test.each([
  ['an unknown code', { status: 500, body: { error: true, code: 'brand_new' } }, 500],
  ['a word of JavaScript as code', { status: 500, body: { error: true, code: 'toString' } }, 500],
  ['a body that is not JSON', { status: 502 }, 502],
  ['a good status without a body', { status: 200 }, 200],
  ['a good status with a list', { status: 200, body: [] }, 200],
  ['a good status with null', { status: 200, body: null }, 200],
  ['a good status with the error flag', { status: 200, body: { error: true } }, 200],
])('%s is a failure without a code', async (_situation, answer, status) => {
  network({ '/api/faq/allfaqs': [answer] });
  expect(await callEndpoint('allfaqs')).toEqual({ ok: false, status });
});

test('a missing network is a failure with status 0', async () => {
  network({ '/api/faq/allfaqs': [new TypeError('Failed to fetch')] });
  expect(await callEndpoint('allfaqs')).toEqual({ ok: false, status: 0 });
});

test('a call is aborted after ten seconds', async () => {
  jest.useFakeTimers();
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  Object.assign(globalThis, { fetch });
  const settled = jest.fn();
  const result = callEndpoint('allfaqs').finally(settled);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toEqual({ ok: false, status: 0 });
  jest.useRealTimers();
});

test('each call has its own request id, in the format that the server accepts', async () => {
  const { to } = network({ '/api/faq/allfaqs': [{ status: 200, body: { allfaqs: [] } }] });
  await callEndpoint('allfaqs');
  await callEndpoint('allfaqs');
  const [first, second] = to('/api/faq/allfaqs').map(({ headers }) => headers.get('x-request-id'));
  expect(first).toMatch(requestIdPattern);
  expect(second).toMatch(requestIdPattern);
  expect(second).not.toBe(first);
});

test.each([
  ['120', 120],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
])('a failure with Retry-After %s returns %s', async (text, seconds) => {
  network({ '/api/faq/allfaqs': [{ status: 429, headers: { 'Retry-After': text } }] });
  expect(await callEndpoint('allfaqs')).toEqual({ ok: false, status: 429, retryAfter: seconds });
});
