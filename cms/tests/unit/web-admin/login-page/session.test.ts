/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/admin/"}
 */
import { logIn, resume } from '../../../../src/plugins/web-admin/login-page/session';

// The test answers instead of Strapi. The page's address lets it read the panel's cookie.
const answers = jest.fn<Promise<{ ok: boolean; json: () => Promise<unknown> }>, unknown[]>();

function answerWith(ok: boolean, body: unknown) {
  answers.mockResolvedValueOnce({ ok, json: () => Promise.resolve(body) });
}

beforeEach(() => {
  answers.mockReset();
  localStorage.clear();
  document.cookie = 'jwtToken=; Path=/admin; Expires=Thu, 01 Jan 1970 00:00:01 GMT';
  Object.assign(globalThis, { fetch: answers });
});

const sentBody = (): unknown => {
  const [, options] = answers.mock.calls[0] ?? [];
  const body = typeof options === 'object' && options !== null && Reflect.get(options, 'body');
  return JSON.parse(String(body));
};

test('a login sends what the panel sends, and stores the session where the panel looks for it', async () => {
  localStorage.setItem('strapi.admin.deviceId', 'this-browser');
  localStorage.setItem('jwtToken', '"left by Remember me"');
  answerWith(true, { data: { token: 'a.b/c' } });
  expect(await logIn('web.admin', ' secret ')).toBeUndefined();
  expect(sentBody()).toEqual({
    email: 'web.admin',
    password: ' secret ',
    deviceId: 'this-browser',
    rememberMe: false,
  });
  expect(document.cookie).toBe('jwtToken=a.b%2Fc');
  expect(localStorage.getItem('isLoggedIn')).toBe('true');
  expect(localStorage.getItem('jwtToken')).toBeNull();
});

test.each([
  ['a secure address', () => '0b6dbd0f-32b4-4a3e-9a44-0d7a9a4c2f11'],
  ['an insecure address', undefined],
])(
  'a browser at %s gets a device id, a version 4 UUID, and keeps it',
  async (_where, randomUUID) => {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
    answerWith(false, {});
    await logIn('web.admin', 'secret');
    const id = localStorage.getItem('strapi.admin.deviceId');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(sentBody()).toHaveProperty('deviceId', id);
  },
);

test.each([
  ["Strapi's", { data: null, error: { status: 400, message: 'Invalid credentials' } }],
  ['our own', { error: true, code: 'wrong_credentials', message: 'Invalid credentials' }],
])('the login shows the message of %s refusal', async (_whose, body) => {
  answerWith(false, body);
  expect(await logIn('web.admin', 'secret')).toBe('Invalid credentials');
  expect(document.cookie).toBe('');
  expect(localStorage.getItem('isLoggedIn')).toBeNull();
});

test('no answer, or one that is not from the CMS, is a network error', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await logIn('web.admin', 'secret')).toBe('Network Error');
  answerWith(false, { nothing: true });
  expect(await logIn('web.admin', 'secret')).toBe('Network Error');
});

test('a session that is still valid is resumed', async () => {
  localStorage.setItem('isLoggedIn', 'true');
  answerWith(true, { data: { token: 'next' } });
  expect(await resume()).toBe(true);
  expect(document.cookie).toBe('jwtToken=next');
});

test('an ended session is not resumed, and without a session nothing is requested', async () => {
  expect(await resume()).toBe(false);
  expect(answers).not.toHaveBeenCalled();
  localStorage.setItem('isLoggedIn', 'true');
  answerWith(false, { data: null, error: { status: 401, message: 'Invalid refresh token' } });
  expect(await resume()).toBe(false);
});
