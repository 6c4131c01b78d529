import { fetchChallenge, encode, solve, solvedCaptcha } from './stand-ins/captcha';
import { post, requestId } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { contact } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const path = '/api/contactus/createcontactus';
const key = '5f0c2f4e-4a55-4f0d-9c5b-0d4b1f9a7d10';

test('a message with a solved captcha is forwarded, and the CMS’s response returned', async () => {
  const { status, body } = await post(path, { ...contact, captcha: await solvedCaptcha() });
  expect(status).toBe(201);
  expect(body).toEqual({ result: { _id: 'abc123' } });
  expect(cms().received).toHaveLength(1);
  expect(cms().received[0]).toMatchObject({
    method: 'POST',
    url: '/api/contactus/createcontactus',
    headers: {
      authorization: `Bearer ${cmsToken}`,
      'content-type': 'application/json',
      'x-client-address': '203.0.113.7',
      'x-request-id': requestId,
    },
  });
});

test('the CMS gets the trimmed fields and the result of the captcha', async () => {
  const challenge = await fetchChallenge();
  const captcha = encode(await solve(challenge));
  await post(path, { ...contact, name: '  A. Visitor ', captcha });
  expect(JSON.parse(cms().received[0]?.body ?? '')).toEqual({
    ...contact,
    captcha: { passed: true, nonce: challenge.parameters.nonce },
  });
});

test('the idempotency key is forwarded', async () => {
  await post(path, { ...contact, captcha: await solvedCaptcha() }, { 'Idempotency-Key': key });
  expect(cms().received[0]?.headers['idempotency-key']).toBe(key);
});

test('a missing idempotency key is not invented', async () => {
  await post(path, { ...contact, captcha: await solvedCaptcha() });
  expect(cms().received[0]?.headers).not.toHaveProperty('idempotency-key');
});

test.each(['', 'short', 'x'.repeat(101), 'visitor@example.com-'])(
  'the idempotency key "%s" is refused',
  async (wrong) => {
    const { status, body } = await post(path, contact, { 'Idempotency-Key': wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_idempotency_key' });
    expect(cms().received).toHaveLength(0);
  },
);

test('empty fields are reported before a missing captcha', async () => {
  const { body } = await post(path, { ...contact, phone: '' });
  expect(body).toMatchObject({ message: 'Please fill all the fields' });
  expect(cms().received).toHaveLength(0);
});

test('a retry with a used captcha is forwarded, because the CMS knows its key', async () => {
  const { status } = await post(path, contact, { 'Idempotency-Key': key });
  expect(status).toBe(201);
  expect(JSON.parse(cms().received[0]?.body ?? '')).toMatchObject({ captcha: { passed: false } });
});

test.each([
  [400, 'captcha_failed', 'Please confirm your not a robot.'],
  [422, 'idempotency_key_reused', 'This form was sent before with other content.'],
  [503, 'captcha_unavailable', 'Contact us failed! Please try again'],
])('the CMS’s error %i %s is returned unchanged', async (refused, code, message) => {
  cms().answers(refused, { error: true, code, message });
  const { status, body } = await post(path, contact);
  expect(status).toBe(refused);
  expect(body).toEqual({ error: true, code, message });
});
