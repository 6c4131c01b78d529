import { post, send } from './stand-ins/client';
import { useCms } from './stand-ins/environment';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const noCamera: unknown = expect.stringContaining('camera=()');

/** The headers that the host adds to files, and the function to its responses. */
const common = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': noCamera,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const list = { allfaqs: [], pagination: { page: 1, pageSize: 1000, total: 0 } };
const listPath = '/api/faq/allfaqs';

test.each<[what: string, status: number, call: () => ReturnType<typeof send>]>([
  ['a success', 200, () => send(listPath)],
  ['HEAD', 200, () => send(listPath, { method: 'HEAD' })],
  ['OPTIONS', 204, () => send(listPath, { method: 'OPTIONS' })],
  ['a challenge', 200, () => send('/api/captcha')],
  ['an unknown address', 404, () => send('/api/nothing')],
  ['a wrong method', 405, () => send(listPath, { method: 'DELETE' })],
  ['a wrong query', 400, () => send(`${listPath}?page=0`)],
  ['a wrong body', 400, () => post('/api/webadmin/adminlogin', {})],
  ['a stranger', 401, () => send('/api/contactus/getcontactus')],
  ['a site that is down', 503, () => send('/api/health')],
  ['a stranger at an operator’s route', 401, () => post('/api/operations/erase', {})],
])('%s has the headers of every response', async (_what, status, call) => {
  cms().answers(200, list);
  const answer = await call();
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(common);
});

test('a failure of the CMS has the same headers and is not cached', async () => {
  cms().answers(500, {});
  const { status, headers } = await send(listPath);
  expect(status).toBe(502);
  expect(Object.fromEntries(headers)).toMatchObject({ ...common, 'cache-control': 'no-store' });
});

test('only a successful public list may be cached, for a short time', async () => {
  cms().answers(200, list);
  const keep = async (path: string, method = 'GET') =>
    (await send(path, { method })).headers.get('Cache-Control');
  expect(await keep(listPath)).toBe('public, max-age=30, stale-while-revalidate=60');
  expect(await keep(listPath, 'OPTIONS')).toBe('no-store');
  expect(await keep(listPath, 'POST')).toBe('no-store');
  expect(await keep(`${listPath}?page=0`)).toBe('no-store');
});
