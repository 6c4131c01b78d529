import { deliveryTimeoutMs } from '../../src/outbox/deliver';
import { drainOutbox } from '../../src/outbox/drain';
import { readState } from '../../src/outbox/state';
import { useCms } from '../stand-ins/environment';
import { useLog } from '../stand-ins/log';
import { productionVariables, useOutbox } from '../stand-ins/production';
import { startStandIn } from '../stand-ins/server';

const cms = useCms(productionVariables);
const log = useLog();
const { caller, drain, outbox, put, store } = useOutbox();

const stored = JSON.stringify({ result: { _id: 'abc123' } });
const lastLine = (): unknown => JSON.parse(log().at(-1) ?? '');
const tried = () =>
  store()
    .names('lead')
    .filter((name) => store().blobs.get(name)?.metadata.tries === 1);

const putMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => put(`lead-${String(index)}`)));

/** A CMS that responds to each call with the status for its key. */
function answerByKey(status: (key: string) => number): void {
  cms().behaves((response) => {
    const key = String(cms().received.at(-1)?.headers['idempotency-key']);
    response.writeHead(status(key), { 'Content-Type': 'application/json' }).end(stored);
  });
}

describe('a CMS that is down', () => {
  beforeEach(async () => {
    const stopped = await startStandIn();
    await stopped.stop();
    process.env.CMS_URL = stopped.url;
    await putMany(50);
  });

  test('ends the run after two deliveries without a response, which count against no lead', async () => {
    await drain();
    expect(tried()).toHaveLength(0);
    expect(lastLine()).toMatchObject({ waiting: 50, postponed: 2, causes: { ECONNREFUSED: 2 } });
  });

  test('is tried by the next run with other leads', async () => {
    await drain();
    const all = store().names('lead').sort();
    const read: string[] = [];
    store().failure = (operation, name) => {
      if (operation === 'read' && name.includes('/lead/')) read.push(name);
      return undefined;
    };
    await drain();
    expect(await readState(outbox())).toMatchObject({ after: all[1], inVain: true });
    expect(read[0]).toBe(all[1]);
  });
});

test('deliveries without a response do not end a run unless they follow each other', async () => {
  let calls = 0;
  cms().behaves((response) => {
    calls += 1;
    if ([2, 12, 22].includes(calls)) response.destroy();
    else response.writeHead(201, { 'Content-Type': 'application/json' }).end(stored);
  });
  await putMany(30);
  await drain();
  expect(tried()).toHaveLength(3);
  expect(lastLine()).toMatchObject({
    delivered: 27,
    postponed: 3,
    causes: { UND_ERR_SOCKET: 3 },
  });
});

test('an entry that fails does not block the others', async () => {
  answerByKey((key) => (key === 'lead-3' ? 500 : 201));
  await putMany(10);
  await drain();
  expect(store().names('lead')).toEqual([outbox().names.of('lead', 'lead-3')]);
  expect(lastLine()).toMatchObject({ waiting: 1, delivered: 9, postponed: 1 });
});

test('an entry that cannot be read from the store does not block the others', async () => {
  answerByKey(() => 201);
  await putMany(10);
  const broken = outbox().names.of('lead', 'lead-3');
  store().failure = (operation, name) =>
    operation === 'read' && name === broken ? 'status_500' : undefined;
  await drain();
  expect(store().names('lead')).toEqual([broken]);
  expect(lastLine()).toMatchObject({
    waiting: 1,
    delivered: 9,
    failed: 1,
    causes: { 'The outbox failed: status_500': 1 },
  });
});

test('a delivered lead that could not be removed is sent again with the same key', async () => {
  answerByKey(() => 201);
  await put('a');
  store().failure = (operation) => (operation === 'remove' ? 'status_500' : undefined);
  await drain();
  store().failure = () => undefined;
  await drain();
  expect(cms().received.map(({ headers }) => headers['idempotency-key'])).toEqual(['a', 'a']);
  expect(store().names('lead')).toEqual([]);
});

test('a delivery without a response is sent again with the same key', async () => {
  cms().behaves((response) => response.destroy());
  const name = await put('a');
  await drain();
  expect(store().names('lead')).toEqual([name]);
  expect(cms().received.map(({ headers }) => headers['idempotency-key'])).toEqual(['a']);
  answerByKey(() => 201);
  await drain();
  const delivered = cms().received.filter(({ url }) => url?.includes('createrequestdemo'));
  expect(delivered.map(({ headers }) => headers['idempotency-key'])).toEqual(['a']);
  expect(store().names('lead')).toEqual([]);
});

test('a run starts no delivery for which it has too little time', async () => {
  process.env.CMS_TIMEOUT_MS = '400';
  cms().behaves((response) => {
    setTimeout(() => {
      response.writeHead(201, { 'Content-Type': 'application/json' }).end(stored);
    }, 200);
  });
  await putMany(200);
  const begun = performance.now();
  const counts = await drainOutbox(outbox(), caller(4_200));
  expect(performance.now() - begun).toBeLessThan(4_200);
  expect(Number(counts.delivered)).toBeGreaterThan(0);
  expect(Number(counts.waiting)).toBeGreaterThan(0);
  // If the time is too short from the start, the CMS is not called at all.
  cms().answers(503, {});
  await drainOutbox(outbox(), caller(3_300));
  expect(cms().received).toHaveLength(0);
});

test('a delivery has the timeout of a call, and at most ten seconds', () => {
  process.env.CMS_TIMEOUT_MS = '3000';
  expect(deliveryTimeoutMs(caller(22_000))).toBe(3_000);
  process.env.CMS_TIMEOUT_MS = '50000';
  expect(deliveryTimeoutMs(caller(22_000))).toBe(10_000);
});
