import api from '../entries/api';
import { useCms } from './stand-ins/environment';
import { clientOf, context, post, send } from './stand-ins/client';
import { demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

test.each([
  '/api/',
  '/api/faq',
  '/api/faq/allfaqs/',
  '/api/faq/allfaqs/abc123',
  '/api/FAQ/allfaqs',
  '/api/faq/editfaq',
  '/api/faq/editfaq/',
  '/api/faq/editfaq/abc/123',
  '/api/faq/editfaq/..%2fcreatefaq',
  '/api/faq/editfaq/abc%2F123',
  '/api/faq/editfaq/%2e%2e',
  '/api/faq/editfaq/abc%3Fa=b',
  '/api/faq/editfaq/abc;a=b',
  '/api/faq/editfaq/abc%00',
  `/api/faq/editfaq/${'x'.repeat(65)}`,
  '/api/faq/../faq%2Fallfaqs',
  '/api/toString',
  '/api/health/',
  '/api/operations',
  '/x/api/faq/allfaqs',
])('there is nothing at %s', async (path) => {
  const { status, body } = await send(path);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: true, code: 'not_found' });
});

test.each([
  ['POST', '/api/faq/allfaqs', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/contactus/createcontactus', 'POST, OPTIONS'],
  ['HEAD', '/api/contactus/createcontactus', 'POST, OPTIONS'],
  ['POST', '/api/faq/editfaq/abc123', 'PUT, OPTIONS'],
  ['PATCH', '/api/blogs/deleteblogs/abc123', 'DELETE, OPTIONS'],
  ['POST', '/api/captcha', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/health', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/operations/erase', 'POST, OPTIONS'],
])('%s is refused at %s, which allows %s', async (method, path, allow) => {
  const { status, headers } = await send(path, { method });
  expect(status).toBe(405);
  expect(headers.get('Allow')).toBe(allow);
});

test('a wrong method is reported in the error shape', async () => {
  const { body } = await post('/api/faq/allfaqs', {});
  expect(body).toEqual({
    error: true,
    code: 'method_not_allowed',
    message: 'This address allows only GET, HEAD, OPTIONS.',
  });
});

test('OPTIONS returns the allowed methods, without a body', async () => {
  const { status, headers, body } = await send('/api/faq/editfaq/abc123', { method: 'OPTIONS' });
  expect(status).toBe(204);
  expect(headers.get('Allow')).toBe('PUT, OPTIONS');
  expect(body).toBeUndefined();
});

test('OPTIONS of an unknown address is not found', async () => {
  const { status } = await send('/api/nothing', { method: 'OPTIONS' });
  expect(status).toBe(404);
});

test('HEAD responds as GET does, without a body', async () => {
  cms().answers(200, { allfaqs: [], pagination: { page: 1, pageSize: 1000, total: 0 } });
  const { status, headers, body } = await send('/api/faq/allfaqs', { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(body).toBeUndefined();
  expect(cms().received[0]?.method).toBe('GET');
});

test.each(['/api/nothing', '/api/webadmin/adminlogin', '/api/contactus/createcontactus'])(
  'an error at %s is neither cached nor sniffed',
  async (path) => {
    const { headers } = await post(path, {});
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  },
);

test('a caller without an address does not count as a delivery', async () => {
  const nobody = clientOf(api, { ...context, ip: '' });
  await nobody.post('/api/requestdemo/createrequestdemo', demoRequest);
  expect(cms().received[0]?.headers['x-client-address']).toBe('unknown');
});
