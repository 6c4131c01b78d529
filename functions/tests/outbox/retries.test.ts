import { cheapCaptcha } from '../stand-ins/captcha';
import { useCms } from '../stand-ins/environment';
import { contact, demoRequest } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { productionVariables, useOutbox } from '../stand-ins/production';

const cms = useCms(productionVariables);
useLog();
const { post, entries, store } = useOutbox();

const contactPath = '/api/contactus/createcontactus';
const demoPath = '/api/requestdemo/createrequestdemo';
const keyed = { 'Idempotency-Key': '5f0c2f4e-4a55-4f0d-9c5b-0d4b1f9a7d10' };
const otherContent = {
  error: true,
  code: 'idempotency_key_reused',
  message: 'This form was sent before with other content. Send it again with a new key.',
};

beforeEach(() => {
  cms().answers(500, {});
});

test('the same form sent again is one lead and gets the first response', async () => {
  const first = await post(contactPath, { ...contact, captcha: await cheapCaptcha() }, keyed);
  const again = await post(contactPath, { ...contact, captcha: await cheapCaptcha() }, keyed);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(entries()).toHaveLength(1);
});

test('a retry succeeds although its captcha is used', async () => {
  const first = await post(contactPath, { ...contact, captcha: await cheapCaptcha() }, keyed);
  const again = await post(contactPath, contact, keyed);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
});

test('the way a form was filled does not matter', async () => {
  const first = await post(demoPath, { ...demoRequest, filledInMs: 100 }, keyed);
  const again = await post(demoPath, { ...demoRequest, filledInMs: 90_000 }, keyed);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(entries()).toMatchObject([{ body: { suspicion: 'filled_too_fast' } }]);
});

test('a missing field equals an empty one', async () => {
  const { name, email, product } = demoRequest;
  const rest = { name, email, product };
  const first = await post(demoPath, rest, keyed);
  const again = await post(demoPath, { ...rest, mobile: '' }, keyed);
  expect(again.body).toEqual(first.body);
});

test('the same form sent twenty times at once is one lead', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(demoPath, demoRequest, keyed)),
  );
  const [first] = answers;
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(body).toEqual(first?.body);
  }
  expect(entries()).toHaveLength(1);
});

test('a key used with other fields is refused, and the first lead stays', async () => {
  await post(demoPath, demoRequest, keyed);
  const { status, body } = await post(demoPath, { ...demoRequest, name: 'B. Visitor' }, keyed);
  expect(status).toBe(422);
  expect(body).toEqual(otherContent);
  expect(entries()).toMatchObject([{ body: demoRequest }]);
});

test('a key used with another form is refused', async () => {
  await post(demoPath, demoRequest, keyed);
  const { status, body } = await post(contactPath, contact, keyed);
  expect(status).toBe(422);
  expect(body).toEqual(otherContent);
});

test('a refused second use of a key does not count for the rate limit', async () => {
  await post(demoPath, demoRequest, keyed);
  const counts = JSON.stringify([...store().blobs].filter(([name]) => name.includes('/address/')));
  await post(demoPath, demoRequest, keyed);
  await post(demoPath, { ...demoRequest, name: 'B. Visitor' }, keyed);
  expect(JSON.stringify([...store().blobs].filter(([name]) => name.includes('/address/')))).toBe(
    counts,
  );
});

describe('without a key', () => {
  test('a message is recognised by its captcha’s solution', async () => {
    const captcha = await cheapCaptcha();
    const first = await post(contactPath, { ...contact, captcha });
    const again = await post(contactPath, { ...contact, captcha });
    expect(again.body).toEqual(first.body);
    const other = await post(contactPath, { ...contact, name: 'B. Visitor', captcha });
    expect(other.status).toBe(422);
    expect(entries()).toHaveLength(1);
  });

  test('two equal demo requests are two leads', async () => {
    await post(demoPath, demoRequest);
    await post(demoPath, demoRequest);
    expect(entries()).toHaveLength(2);
  });

  test('the CMS gets the same key as the delivery, in case it has stored the lead', async () => {
    await post(demoPath, demoRequest);
    const [entry] = entries();
    expect(entry?.idempotencyKey).toMatch(/^[A-Za-z0-9-]{16,100}$/);
    expect(cms().received[0]?.headers['idempotency-key']).toBe(entry?.idempotencyKey);
  });
});
