import { createHash } from 'node:crypto';
import { startStandIn, type StandIn } from '../stand-ins/server';
import { post, requestId, send } from '../stand-ins/client';
import { useCms } from '../stand-ins/environment';
import { contact } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';

// Google's service lies outside the project: a stand-in at the network edge answers in its place.
let google: StandIn;
beforeAll(async () => {
  google = await startStandIn();
});
afterAll(() => google.stop());

const cms = useCms(() => ({
  CAPTCHA_SECRET: undefined,
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET_KEY: 'recaptcha-secret',
  RECAPTCHA_VERIFY_URL: `${google.url}/siteverify`,
}));
const log = useLog();

const token = 'token-of-the-visitor';

/** What the CMS receives about the visitor's token. */
async function finding(): Promise<unknown> {
  await post('/api/contactus/createcontactus', { ...contact, captcha: token });
  const sent: unknown = JSON.parse(cms().received[0]?.body ?? '');
  return sent;
}

const unavailable = { ...contact, captcha: { passed: false, unavailable: true } };

test('a token that Google confirms passes, and counts once by its hash', async () => {
  google.answers(200, { success: true, hostname: 'example.com' });
  const nonce = createHash('sha256').update(token).digest('hex');
  expect(await finding()).toEqual({ ...contact, captcha: { passed: true, nonce } });
  expect(google.received[0]).toMatchObject({ method: 'POST', url: '/siteverify' });
  expect(Object.fromEntries(new URLSearchParams(google.received[0]?.body))).toEqual({
    secret: 'recaptcha-secret',
    response: token,
  });
});

test('a token that Google does not confirm does not pass', async () => {
  google.answers(200, { success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect(await finding()).toEqual({ ...contact, captcha: { passed: false } });
});

test('without a token Google is not called', async () => {
  google.answers(200, { success: true });
  await post('/api/contactus/createcontactus', { ...contact, captcha: '' });
  expect(JSON.parse(cms().received[0]?.body ?? '')).toMatchObject({ captcha: { passed: false } });
  expect(google.received).toHaveLength(0);
});

test.each(['missing-input-secret', 'invalid-input-secret', 'bad-request'])(
  'if Google reports %s, the captcha is unavailable and the visitor is not blamed',
  async (code) => {
    google.answers(200, { success: false, 'error-codes': [code] });
    expect(await finding()).toEqual(unavailable);
    expect(JSON.parse(log()[0] ?? '')).toEqual({
      requestId,
      endpoint: 'captcha',
      code: 'captcha_unavailable',
      cause: code,
    });
  },
);

test('a server error of Google makes the captcha unavailable', async () => {
  google.answers(500, { success: true });
  expect(await finding()).toEqual(unavailable);
});

test('a response of Google without a verdict makes the captcha unavailable', async () => {
  google.answers(200, { success: 'true' });
  expect(await finding()).toEqual(unavailable);
});

test('a timeout of Google makes the captcha unavailable', async () => {
  process.env.RECAPTCHA_TIMEOUT_MS = '200';
  google.behaves(() => undefined);
  expect(await finding()).toEqual(unavailable);
  expect(log()[0]).toContain('"cause":"timeout"');
});

test('an unreachable Google makes the captcha unavailable', async () => {
  const stopped = await startStandIn();
  await stopped.stop();
  process.env.RECAPTCHA_VERIFY_URL = stopped.url;
  expect(await finding()).toEqual(unavailable);
  expect(log()[0]).toContain('"cause":"ECONNREFUSED"');
});

test('the self-hosted captcha issues no challenge', async () => {
  const { status, body } = await send('/api/captcha');
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: true, code: 'not_found' });
});
