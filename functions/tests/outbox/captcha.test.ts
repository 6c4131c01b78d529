import { cheapCaptcha } from '../stand-ins/captcha';
import { useCms } from '../stand-ins/environment';
import { contact } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { productionVariables, useOutbox } from '../stand-ins/production';
import { startStandIn } from '../stand-ins/server';

const cms = useCms(productionVariables);
useLog();
const { post, store, entries } = useOutbox();

const path = '/api/contactus/createcontactus';
const keyed = (key: string) => ({ 'Idempotency-Key': key.padEnd(16, '-') });
const notConfirmed = {
  error: true,
  code: 'captcha_failed',
  message: 'Please confirm your not a robot.',
};

beforeEach(() => {
  cms().answers(500, {});
});

test.each([
  ['no captcha', undefined],
  ['an empty one', ''],
  ['one that is made up', 'x'.repeat(100)],
])('a message with %s is not stored', async (_what, captcha) => {
  const { status, body } = await post(path, { ...contact, captcha }, keyed('a'));
  expect(status).toBe(400);
  expect(body).toEqual(notConfirmed);
  expect(store().blobs.size).toBe(0);
});

test('a message whose captcha could not be verified is not stored', async () => {
  const google = await startStandIn();
  await google.stop();
  Object.assign(process.env, {
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_VERIFY_URL: google.url,
  });
  const { status, body } = await post(path, { ...contact, captcha: 'token' }, keyed('a'));
  expect(status).toBe(503);
  expect(body).toEqual({
    error: true,
    code: 'captcha_unavailable',
    message: 'Contact us failed! Please try again',
  });
  expect(store().blobs.size).toBe(0);
});

test('a solution counts for one message', async () => {
  const captcha = await cheapCaptcha();
  expect((await post(path, { ...contact, captcha }, keyed('a'))).status).toBe(201);
  const { status, body } = await post(path, { ...contact, captcha }, keyed('b'));
  expect(status).toBe(400);
  expect(body).toEqual(notConfirmed);
  expect(entries()).toHaveLength(1);
});

test('a solution sent twenty times at once counts for one message', async () => {
  const captcha = await cheapCaptcha();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      post(path, { ...contact, captcha }, keyed(String(index))),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 400)]);
  expect(entries()).toHaveLength(1);
});

test('after a failure of the store a solution counts for the retry', async () => {
  const captcha = await cheapCaptcha();
  store().failure = (operation, name) =>
    operation === 'create' && name.includes('/lead/') ? 'status_500' : undefined;
  expect((await post(path, { ...contact, captcha }, keyed('a'))).status).toBe(502);
  store().failure = () => undefined;
  expect((await post(path, { ...contact, captcha }, keyed('a'))).status).toBe(201);
  expect(entries()).toHaveLength(1);
});
