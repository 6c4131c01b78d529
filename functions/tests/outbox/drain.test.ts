import type { ServerResponse } from 'node:http';
import { requestIdPattern } from '../../src/api';
import { drainOutbox, drainWith } from '../../src/outbox/drain';
import { cheapCaptcha } from '../stand-ins/captcha';
import { context } from '../stand-ins/client';
import { cmsToken, useCms } from '../stand-ins/environment';
import { contact, demoRequest } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { productionVariables, useOutbox } from '../stand-ins/production';

const cms = useCms(productionVariables);
const log = useLog();
const { caller, drain, entries, outbox, post, put, store } = useOutbox();

/** A run that does not run out of time on a busy machine. */
const drainPatiently = () => drainOutbox(outbox(), caller(600_000));

const key = '5f0c2f4e-4a55-4f0d-9c5b-0d4b1f9a7d10';
const visitorsId = 'aaaaaaaa-63c1-4a55-9f0e-6b2f6c1d7e10';
const stored = { result: { _id: 'abc123' } };
const aRequestId: unknown = expect.stringMatching(requestIdPattern);
const aMoment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const lastLine = (): unknown => JSON.parse(log().at(-1) ?? '');
const state = (): unknown => JSON.parse(store().blobs.get(outbox().names.state)?.value ?? 'null');

test('a waiting lead is delivered once, as it was accepted', async () => {
  cms().answers(500, {});
  const captcha = await cheapCaptcha();
  await post(
    '/api/contactus/createcontactus',
    { ...contact, captcha, trap: 'x' },
    { 'Idempotency-Key': key, 'X-Request-Id': visitorsId },
  );
  const [entry] = entries();
  cms().answers(201, stored);
  expect((await drain()).status).toBe(204);
  await drain();
  expect(cms().received).toHaveLength(1);
  const [received] = cms().received;
  expect(received).toMatchObject({
    method: 'POST',
    url: '/api/contactus/createcontactus',
    headers: {
      authorization: `Bearer ${cmsToken}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-client-address': '',
      'x-request-id': visitorsId,
    },
  });
  expect(JSON.parse(received?.body ?? '')).toEqual({
    ...contact,
    captcha: { passed: true, nonce: entry?.nonce },
    suspicion: 'trap_filled',
    acceptedAt: entry?.acceptedAt,
  });
});

test('after the delivery of a lead only the rate limit of its address stays', async () => {
  cms().answers(500, {});
  const captcha = await cheapCaptcha();
  await post('/api/contactus/createcontactus', { ...contact, captcha });
  cms().answers(201, stored);
  await drain();
  expect(store().names('lead')).toEqual([]);
  expect(store().names('nonce')).toEqual([]);
  expect(store().names('address')).toHaveLength(1);
});

test('a demo request is delivered to its own endpoint', async () => {
  cms().answers(500, {});
  await post('/api/requestdemo/createrequestdemo', demoRequest);
  cms().answers(201, stored);
  await drain();
  expect(cms().received).toHaveLength(1);
  expect(cms().received[0]?.url).toBe('/api/requestdemo/createrequestdemo');
  expect(JSON.parse(cms().received[0]?.body ?? '')).toEqual({
    ...demoRequest,
    acceptedAt: aMoment,
  });
});

test('a lead that the CMS has stored before is removed too', async () => {
  await put('a');
  cms().answers(200, stored);
  await drain();
  expect(store().names('lead')).toEqual([]);
});

test('a run logs one line of counts and saves the state', async () => {
  await put('a');
  await put('b');
  const acceptedAt = new Date(Date.now() - 1_000).toISOString();
  await put('c', { acceptedAt }, { nextTryAt: Date.now() + 60_000 });
  await drain();
  expect(log()).toHaveLength(1);
  expect(lastLine()).toEqual({
    requestId: aRequestId,
    endpoint: 'drain',
    waiting: 1,
    delivered: 2,
    not_due: 1,
    swept: 0,
    causes: {},
  });
  expect(state()).toMatchObject({
    count: 1,
    oldest: acceptedAt,
    drainedAt: aMoment,
    unreadable: 0,
  });
});

test('a run over an empty outbox logs zero', async () => {
  await drain();
  expect(lastLine()).toMatchObject({ endpoint: 'drain', waiting: 0, swept: 0, causes: {} });
  expect(state()).toMatchObject({ count: 0, oldest: null, unreadable: 0, after: null });
  expect(cms().received).toHaveLength(0);
});

test('a lead that is not due stays', async () => {
  const name = await put('a', {}, { nextTryAt: Date.now() + 60_000 });
  const before = store().blobs.get(name);
  await drain();
  expect(cms().received).toHaveLength(0);
  expect(store().blobs.get(name)).toEqual(before);
});

test('all pages of a list are delivered', async () => {
  store().pageSize = 10;
  await Promise.all(Array.from({ length: 35 }, (_, index) => put(`lead-${String(index)}`)));
  await drainPatiently();
  const keys = cms().received.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(35);
  expect(keys).toHaveLength(35);
  expect(store().names('lead')).toEqual([]);
});

test('thousands of leads are listed page by page and counted', async () => {
  const prefix = outbox().names.prefix('lead');
  const blob = { value: '', metadata: { tries: 0, nextTryAt: 0, acceptedAt: '' }, etag: '"0"' };
  for (let index = 0; index < 2_500; index += 1) {
    store().blobs.set(prefix + index.toString(16).padStart(64, '0'), blob);
  }
  await drainPatiently();
  expect(state()).toMatchObject({ count: 2_500, unreadable: 2_500 });
  // Three of leads, and one of each other kind.
  expect(store().pages).toBe(6);
});

test('a file that is being written does not count as a lead', async () => {
  store().blobs.set(`${outbox().names.prefix('lead')}.x7k2`, {
    value: '',
    metadata: {},
    etag: '"0"',
  });
  await drain();
  expect(state()).toMatchObject({ count: 0, unreadable: 0 });
});

test('at most five leads are delivered at a time', async () => {
  let held: ServerResponse[] = [];
  let max = 0;
  const release = () => {
    for (const response of held) {
      response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(stored));
    }
    held = [];
  };
  // The first is tried alone. Then five are held, long enough for a sixth to be seen.
  cms().behaves((response) => {
    held.push(response);
    max = Math.max(max, held.length);
    if (cms().received.length === 1) release();
    else if (held.length === 5) setTimeout(release, 50);
  });
  await Promise.all(Array.from({ length: 11 }, (_, index) => put(`lead-${String(index)}`)));
  await drainPatiently();
  expect(cms().received).toHaveLength(11);
  expect(max).toBe(5);
});

test('outside production, and without a key, a run does nothing', async () => {
  await put('a');
  const other = drainWith(() => store());
  expect((await other(new Request('https://example.com/'), context)).status).toBe(204);
  delete process.env.OUTBOX_KEY;
  expect((await drain()).status).toBe(204);
  expect(cms().received).toHaveLength(0);
  expect(log()).toHaveLength(0);
});

test('a run without the store logs the failure and does not throw', async () => {
  store().failure = () => 'timeout';
  expect((await drain()).status).toBe(500);
  expect(lastLine()).toEqual({
    requestId: aRequestId,
    endpoint: 'drain',
    status: 500,
    code: 'internal',
    cause: 'The outbox failed: timeout',
  });
});
