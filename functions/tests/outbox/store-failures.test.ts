import { cheapCaptcha } from '../stand-ins/captcha';
import { requestId } from '../stand-ins/client';
import { useCms } from '../stand-ins/environment';
import { contact, demoRequest } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import type { Operation } from '../stand-ins/memory-store';
import { productionVariables, useOutbox } from '../stand-ins/production';

const cms = useCms(productionVariables);
const log = useLog();
const { entries, post, store } = useOutbox();

const contactPath = '/api/contactus/createcontactus';
const demoPath = '/api/requestdemo/createrequestdemo';
const keyed = { 'Idempotency-Key': '5f0c2f4e-4a55-4f0d-9c5b-0d4b1f9a7d10' };

beforeEach(() => {
  cms().answers(500, {});
});

test.each<[operation: Operation, kind: string]>([
  ['read', '/lead/'],
  ['read', '/address/'],
  ['create', '/address/'],
  ['read', '/state'],
  ['list', '/lead/'],
  ['create', '/nonce/'],
  ['create', '/lead/'],
])('a lead is refused if the store fails to %s …%s', async (failing, kind) => {
  store().failure = (operation, name) =>
    operation === failing && name.includes(kind) ? 'status_500' : undefined;
  const captcha = await cheapCaptcha();
  const { status, body } = await post(contactPath, { ...contact, captcha }, keyed);
  expect(status).toBe(502);
  expect(body).toEqual({
    error: true,
    code: 'cms_unreachable',
    message: 'Contact us failed! Please try again',
  });
  expect(store().names('lead')).toHaveLength(0);
  expect(log().map((line): unknown => JSON.parse(line))).toEqual([
    {
      requestId,
      endpoint: 'createcontactus',
      status: 502,
      code: 'cms_unreachable',
      cause: 'unexpected_answer_500. The outbox failed: status_500',
    },
  ]);
});

test('a form without its own message gets a general one', async () => {
  store().failure = () => 'timeout';
  const { status, body } = await post(demoPath, demoRequest, keyed);
  expect(status).toBe(502);
  expect(body).toEqual({
    error: true,
    code: 'cms_unreachable',
    message: 'This part of the site cannot be reached right now. Please try again later.',
  });
});

test('a tampered entry does not count as a retry', async () => {
  await post(demoPath, demoRequest, keyed);
  const [name = ''] = store().names('lead');
  store().blobs.set(name, { value: 'x'.repeat(100), metadata: {}, etag: '"0"' });
  expect((await post(demoPath, demoRequest, keyed)).status).toBe(502);
});

test('once the store works again the same form is stored once', async () => {
  store().failure = () => 'timeout';
  await post(demoPath, demoRequest, keyed);
  store().failure = () => undefined;
  expect((await post(demoPath, demoRequest, keyed)).status).toBe(201);
  expect(entries()).toHaveLength(1);
});
