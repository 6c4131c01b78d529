import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { encode, fetchChallenge, signatures, solve } from '../stand-ins/captcha';
import { post, send } from '../stand-ins/client';
import { useCms } from '../stand-ins/environment';
import { contact } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';

const cms = useCms();
useLog();

afterEach(() => {
  jest.useRealTimers();
});

/** What the CMS receives about a payload. */
async function findingFor(captcha: string): Promise<unknown> {
  cms().answers(201, { result: { _id: 'abc123' } });
  await post('/api/contactus/createcontactus', { ...contact, captcha });
  const sent: unknown = JSON.parse(cms().received[0]?.body ?? '');
  return sent;
}

const notPassed = { ...contact, captcha: { passed: false } };

test('a challenge is signed, expires in ten minutes and is not cached', async () => {
  const before = Math.floor(Date.now() / 1_000);
  const { status, headers } = await send('/api/captcha');
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  const { parameters } = await fetchChallenge();
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 10 });
  expect(parameters.expiresAt).toBeGreaterThanOrEqual(before + 600);
  expect(parameters.expiresAt).toBeLessThanOrEqual(Date.now() / 1_000 + 600);
});

test('two challenges are never the same', async () => {
  const [one, other] = await Promise.all([fetchChallenge(), fetchChallenge()]);
  expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
});

test('a challenge takes from 500 to 1,500 tries', async () => {
  const { solution } = await solve(await fetchChallenge());
  expect(solution.counter).toBeGreaterThanOrEqual(500);
  expect(solution.counter).toBeLessThanOrEqual(1_500);
});

test('a solution sent twice has the same nonce, so that the CMS counts it once', async () => {
  const challenge = await fetchChallenge();
  const payload = await solve(challenge);
  const passed = { ...contact, captcha: { passed: true, nonce: challenge.parameters.nonce } };
  expect(await findingFor(encode(payload))).toEqual(passed);
  expect(await findingFor(encode({ ...payload, again: true }))).toEqual(passed);
});

test('a solution older than ten minutes does not pass', async () => {
  const payload = encode(await solve(await fetchChallenge()));
  jest.useFakeTimers({
    now: Date.now() + 601_000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  });
  expect(await findingFor(payload)).toEqual(notPassed);
});

test.each([
  ['a later expiry', { expiresAt: 4_102_444_800 }],
  ['a lower cost', { cost: 1 }],
  ['an absurd cost', { cost: 1_000_000_000 }],
  ['an absurd key length', { keyLength: 2 ** 31 }],
  ['another nonce', { nonce: '0'.repeat(32) }],
  ['an empty prefix', { keyPrefix: '' }],
  ['another algorithm', { algorithm: 'PBKDF2/SHA-512' }],
  ['an unknown parameter', { memoryCost: 1 }],
  ['no key signature', { keySignature: undefined }],
])('a challenge with %s does not pass', async (_what, change) => {
  const { challenge, solution } = await solve(await fetchChallenge());
  const forged = { ...challenge, parameters: { ...challenge.parameters, ...change } };
  expect(await findingFor(encode({ challenge: forged, solution }))).toEqual(notPassed);
});

test('a wrong solution does not pass', async () => {
  const { challenge, solution } = await solve(await fetchChallenge());
  const wrong = {
    ...solution,
    derivedKey: solution.derivedKey.replace(/.$/, (c) => (c === '0' ? '1' : '0')),
  };
  expect(await findingFor(encode({ challenge, solution: wrong }))).toEqual(notPassed);
});

test.each([
  ['an unsigned challenge', {}],
  [
    'a challenge signed with another secret',
    { hmacSignatureSecret: 'x', hmacKeySignatureSecret: 'x' },
  ],
])('%s does not pass', async (_what, secrets) => {
  const expiresAt = Math.floor(Date.now() / 1_000) + 600;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt,
    ...secrets,
  });
  expect(await findingFor(encode(await solve(challenge)))).toEqual(notPassed);
});

const ours = { hmacSignatureSecret: signatures.hmacSignatureSecret };
const pbkdf2 = { algorithm: 'PBKDF2/SHA-256' };
const young = { expiresAt: Math.floor(Date.now() / 1_000) + 600 };

test.each([
  ['ordinary', true, { ...pbkdf2, ...young, ...signatures }],
  ['of another algorithm', false, { algorithm: 'PBKDF2/SHA-512', ...young, ...signatures }],
  ['without an expiry', false, { ...pbkdf2, ...signatures }],
  ['without a key signature', false, { ...pbkdf2, ...young, ...ours }],
])('whether a challenge with our signature, %s, passes: %p', async (_what, passed, options) => {
  const challenge = await createChallenge({ cost: 1, counter: 1, deriveKey, ...options });
  expect(await findingFor(encode(await solve(challenge)))).toMatchObject({ captcha: { passed } });
});

test('a payload cannot choose how it is verified', async () => {
  const payload = await solve(await fetchChallenge());
  const captcha = encode({ ...payload, hmacAlgorithm: 'NONE', counterMode: 'string' });
  expect(await findingFor(captcha)).toMatchObject({ captcha: { passed: true } });
});

test.each([
  ['invalid base64', '***'],
  ['invalid JSON', Buffer.from('solved').toString('base64')],
  ['null', encode(null)],
  ['a list', encode([])],
  ['an empty object', encode({})],
  ['a challenge without parameters', encode({ challenge: {}, solution: {} })],
  [
    'a signature that is not a text',
    encode({ challenge: { parameters: {}, signature: [] }, solution: 1 }),
  ],
  ['deep nesting', Buffer.from('['.repeat(6_000)).toString('base64')],
])('a payload with %s does not pass', async (_what, captcha) => {
  expect(await findingFor(captcha)).toEqual(notPassed);
});

test('a missing captcha does not pass', async () => {
  await post('/api/contactus/createcontactus', contact);
  expect(JSON.parse(cms().received[0]?.body ?? '')).toEqual(notPassed);
});

test('a payload of more than 8,192 characters is refused unread', async () => {
  const { status, body } = await post('/api/contactus/createcontactus', {
    ...contact,
    captcha: 'x'.repeat(8_193),
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_body' });
});
