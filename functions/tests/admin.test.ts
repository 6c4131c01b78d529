import { sessionToken } from './stand-ins/admin-endpoints';
import { post } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { account } from './stand-ins/forms';
import { useLog } from './stand-ins/log';
import { startStandIn } from './stand-ins/server';

const cms = useCms();
useLog();

const login = '/api/webadmin/adminlogin';
const create = '/api/webadmin/createadmin';
const authorization = { Authorization: `Bearer ${sessionToken}` };

describe('adminlogin', () => {
  test('calls the CMS with the function’s token and returns the session’s', async () => {
    cms().answers(200, { result: sessionToken });
    const { status, headers, body } = await post(login, account, {
      Cookie: 'a=b',
      ...authorization,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ result: sessionToken });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(cms().received[0]).toMatchObject({
      method: 'POST',
      url: '/api/webadmin/adminlogin',
      headers: { authorization: `Bearer ${cmsToken}`, 'x-client-address': '203.0.113.7' },
      body: JSON.stringify(account),
    });
    expect(cms().received[0]?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    [401, 'wrong_credentials', {}],
    [429, 'too_many_requests', { 'Retry-After': '60' }],
  ])('returns the CMS’s error %i %s unchanged', async (refused, code, headers) => {
    const said = { error: true, code, message: 'A sentence to act on.' };
    cms().answers(refused, said, { ...headers });
    const answer = await post(login, account);
    expect(answer.status).toBe(refused);
    expect(answer.body).toEqual(said);
    expect(answer.headers.get('Retry-After')).toBe(refused === 429 ? '60' : null);
  });

  test.each([
    [401, { error: true, code: 'not_logged_in', message: 'Log in.' }],
    [401, { data: null, error: { status: 401, name: 'UnauthorizedError' } }],
    [403, { error: true, code: 'not_allowed', message: 'No.' }],
  ])('responds 502 if the CMS refuses the function’s token: %i %j', async (status, said) => {
    cms().answers(status, said);
    const answer = await post(login, account);
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({ code: 'cms_unreachable' });
  });

  test.each([{}, { result: '' }, { result: { token: 'x' } }])(
    'does not take %j for a session',
    async (said) => {
      cms().answers(200, said);
      expect((await post(login, account)).status).toBe(502);
    },
  );

  test.each([{}, { username: 'web.admin' }, { ...account, password: '' }, { ...account, role: 1 }])(
    'refuses the body %j without a call of the CMS',
    async (body) => {
      expect((await post(login, body)).status).toBe(400);
      expect(cms().received).toHaveLength(0);
    },
  );

  test('responds 502 if the CMS is down', async () => {
    const stopped = await startStandIn();
    await stopped.stop();
    process.env.CMS_URL = stopped.url;
    const { status, body } = await post(login, account);
    expect(status).toBe(502);
    expect(body).toMatchObject({ error: true, code: 'cms_unreachable' });
  });
});

describe('createadmin', () => {
  test('by an admin calls the panel’s route with the admin’s token', async () => {
    cms().answers(201, { result: sessionToken });
    const { status, body } = await post(create, account, authorization);
    expect(status).toBe(201);
    expect(body).toEqual({ result: sessionToken });
    expect(cms().received[0]).toMatchObject({
      method: 'POST',
      url: '/web-admin/webadmin/createadmin',
      headers: { authorization: `Bearer ${sessionToken}`, 'x-function-token': cmsToken },
    });
  });

  test('with an invalid session is refused before the body is read', async () => {
    cms().sessionStatus = 401;
    const { status, body } = await post(create, { nonsense: true }, authorization);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'not_logged_in' });
    expect(cms().received).toHaveLength(0);
  });

  test('without a session calls the route for the first admin, anonymously', async () => {
    cms().answers(201, { result: sessionToken });
    const { status } = await post(create, { ...account, email: 'first@example.com' });
    expect(status).toBe(201);
    expect(cms().received[0]).toMatchObject({
      url: '/web-admin/webadmin/createfirstadmin',
      headers: { 'x-function-token': cmsToken, 'x-client-address': '203.0.113.7' },
    });
    expect(cms().received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('with a malformed Authorization header is not anonymous', async () => {
    const { status, body } = await post(create, account, { Authorization: 'Basic eDp5' });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'not_logged_in' });
    expect(cms().received).toHaveLength(0);
  });

  test.each([
    [401, 'not_logged_in', 'Log in first: there is no session, or it has ended.'],
    [403, 'not_allowed', 'Your account is not allowed to do this.'],
    [400, 'username_taken', 'A sentence to act on.'],
    [400, 'email_taken', 'A sentence to act on.'],
    [429, 'too_many_requests', 'A sentence to act on.'],
  ])('returns the error %i %s', async (refused, code, message) => {
    cms().answers(refused, { error: true, code, message: 'A sentence to act on.' });
    for (const headers of [{}, authorization]) {
      const { status, body } = await post(create, account, { ...headers });
      expect(status).toBe(refused);
      expect(body).toEqual({ error: true, code, message });
    }
  });

  test.each([
    { ...account, username: 'web@admin' },
    { ...account, password: 'weak' },
    { ...account, email: 'no address' },
  ])('refuses the body %j without a call of the CMS', async (body) => {
    expect((await post(create, body, authorization)).status).toBe(400);
    expect(cms().received).toHaveLength(0);
  });
});
