import type { CallContext } from '../src/call';
import { context } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { useLog } from './stand-ins/log';
import { operationsToken, productionVariables, useOutbox } from './stand-ins/production';
import { startStandIn } from './stand-ins/server';

const cms = useCms(productionVariables);
useLog();
const { client, outbox, send, store } = useOutbox();

const path = '/api/health';
const authorization = { Authorization: `Bearer ${operationsToken}` };
const healthyCms = {
  status: 'ok',
  database: 'ok',
  deadLetters: 0,
  notificationsWaiting: 0,
  mails: { waiting: 0, failing: 0, oldest: null },
  webhooks: { waiting: 2, failing: 2, oldest: '2026-11-22T09:00:00.000Z' },
  publishing: 'live',
  forms: { createcontactus: 'open', createrequestdemo: 'open' },
};
const minuteMs = 60_000;

// Each test calls long after the one before, whose cached result has expired by then.
let now = Date.now();
beforeEach(() => {
  now += 60 * minuteMs;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  cms().answers(200, healthyCms);
  drained();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const ago = (ms: number) => new Date(now - ms).toISOString();

/** Saves a state as the drain does. */
function drained(more: object = {}): void {
  const state = {
    count: 0,
    oldest: null,
    drainedAt: ago(minuteMs),
    unreadable: 0,
    after: null,
    ...more,
  };
  store().blobs.set(outbox().names.state, {
    value: JSON.stringify(state),
    metadata: {},
    etag: '"0"',
  });
}

const detailed = () => send(path, { headers: authorization });

test('everyone gets one word', async () => {
  const { status, headers, body } = await send(path);
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok' });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('the operator gets the details', async () => {
  drained({ count: 3, oldest: ago(2 * minuteMs) });
  const { status, body } = await detailed();
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'ok',
    cms: healthyCms,
    outbox: {
      waiting: 3,
      oldest: ago(2 * minuteMs),
      drainedAt: ago(minuteMs),
      unreadable: 0,
    },
    release: 'deploy-1',
  });
});

test('a CMS of an earlier release reports neither its forms nor its mails and webhooks', async () => {
  const missing = { forms: undefined, mails: undefined, webhooks: undefined };
  cms().answers(200, { ...healthyCms, ...missing });
  const { body } = await detailed();
  expect(body).toMatchObject({ status: 'ok', cms: { publishing: 'live' } });
});

test('the CMS is called with the function’s token', async () => {
  await send(path);
  expect(cms().received).toHaveLength(1);
  expect(cms().received[0]).toMatchObject({
    method: 'GET',
    url: '/api/health/state',
    headers: { authorization: `Bearer ${cmsToken}` },
  });
});

test('only the details of the contract are returned', async () => {
  cms().answers(200, { ...healthyCms, secret: 'x' });
  expect((await detailed()).body).toMatchObject({ cms: healthyCms });
  expect(JSON.stringify((await detailed()).body)).not.toContain('secret');
});

describe('it is degraded if', () => {
  test.each<[what: string, fault: () => unknown]>([
    [
      'the CMS says so',
      () => {
        cms().answers(200, { ...healthyCms, status: 'degraded' });
      },
    ],
    [
      'the CMS is down and leads can wait',
      () => {
        cms().answers(503, { ...healthyCms, status: 'down' });
      },
    ],
    [
      'the CMS fails and leads can wait',
      () => {
        cms().answers(500, {});
      },
    ],
    [
      'entries are unreadable',
      () => {
        drained({ count: 1, unreadable: 1 });
      },
    ],
    [
      'the drain does not run',
      () => {
        drained({ drainedAt: ago(6 * minuteMs) });
      },
    ],
    [
      'the drain has never run',
      () => {
        store().blobs.clear();
      },
    ],
    [
      'leads wait too long',
      () => {
        drained({ count: 1, oldest: ago(11 * minuteMs) });
      },
    ],
    [
      'the store fails',
      () => {
        store().failure = () => 'timeout';
      },
    ],
    [
      'production has no outbox',
      () => {
        delete process.env.OUTBOX_KEY;
      },
    ],
  ])('%s', async (_what, fault) => {
    fault();
    const { status, body } = await send(path);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'degraded' });
  });
});

describe('it is down if', () => {
  test.each<[what: string, fault: () => unknown]>([
    [
      'both the CMS and the store fail',
      () => {
        cms().answers(500, {});
        store().failure = () => 'timeout';
      },
    ],
    [
      'the CMS fails and there is no outbox',
      () => {
        cms().answers(500, {});
        delete process.env.OUTBOX_KEY;
      },
    ],
    [
      'the CMS fails and the outbox is full',
      () => {
        cms().answers(500, {});
        drained({ count: 10_000 });
      },
    ],
    [
      'the CMS treats the function as a stranger',
      () => {
        cms().answers(200, { status: 'ok' });
      },
    ],
    [
      'the CMS refuses the token',
      () => {
        cms().answers(401, {});
      },
    ],
  ])('%s', async (_what, fault) => {
    fault();
    const { status, body } = await send(path);
    expect(status).toBe(503);
    expect(body).toEqual({ status: 'down' });
  });
});

test('a CMS that does not respond is given two seconds', async () => {
  cms().behaves(() => undefined);
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const { status, body } = await detailed();
  expect(limit.mock.calls).toEqual([[2_000]]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'degraded', cms: null });
});

test('a CMS that cannot be reached is reported as null', async () => {
  const stopped = await startStandIn();
  await stopped.stop();
  process.env.CMS_URL = stopped.url;
  expect((await detailed()).body).toMatchObject({ status: 'degraded', cms: null });
});

test('without its key the outbox is reported as off in production', async () => {
  delete process.env.OUTBOX_KEY;
  const { status, body } = await detailed();
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'degraded', cms: healthyCms, outbox: 'off' });
});

test.each<[where: string, context: CallContext]>([
  ['locally', context],
  ['in a preview', { ...context, deploy: { context: 'deploy-preview' } }],
  ['in development', { ...context, deploy: { context: 'dev' } }],
])('%s there is no outbox, and the health is ok', async (_where, elsewhere) => {
  const { send: sendInPreview } = client(elsewhere);
  const { status, body } = await sendInPreview(path, { headers: authorization });
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', cms: healthyCms, outbox: 'off', release: null });
});

test('a failing store is reported', async () => {
  store().failure = () => 'timeout';
  expect((await detailed()).body).toMatchObject({ outbox: 'failing' });
});

test('the store is never listed', async () => {
  await detailed();
  expect(store().pages).toBe(0);
});

test('a result is cached for five seconds', async () => {
  await Promise.all([send(path), send(path), detailed()]);
  cms().answers(500, {});
  now += 4_999;
  expect((await send(path)).body).toEqual({ status: 'ok' });
  expect(cms().received).toHaveLength(0);
  now += 1;
  expect((await send(path)).body).toEqual({ status: 'degraded' });
  expect(cms().received).toHaveLength(1);
});

test.each([`Bearer ${operationsToken}x`, 'Bearer ', operationsToken, 'Basic eDp5', ''])(
  'the Authorization "%s" is refused',
  async (header) => {
    const { status, body } = await send(path, { headers: { Authorization: header } });
    expect(status).toBe(401);
    expect(body).toEqual({
      error: true,
      code: 'not_logged_in',
      message: 'This call needs the operator’s token.',
    });
  },
);

test('without a configured token nobody gets details', async () => {
  delete process.env.OPERATIONS_TOKEN;
  expect((await detailed()).status).toBe(401);
  expect((await send(path)).status).toBe(200);
});

test('HEAD reports the health by its status alone', async () => {
  cms().answers(401, {});
  const { status, body } = await send(path, { method: 'HEAD' });
  expect(status).toBe(503);
  expect(body).toBeUndefined();
});

test('an invalid setting is a 500', async () => {
  delete process.env.CMS_URL;
  expect((await send(path)).status).toBe(500);
});
