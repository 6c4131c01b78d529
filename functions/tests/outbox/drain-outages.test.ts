import { cmsHealthPath } from '../../src/api';
import { readState } from '../../src/outbox/state';
import { useCms } from '../stand-ins/environment';
import { useLog } from '../stand-ins/log';
import { productionVariables, useOutbox } from '../stand-ins/production';
import { startStandIn } from '../stand-ins/server';

const cms = useCms(productionVariables);
const log = useLog();
const { drain, outbox, put, store } = useOutbox();

const minuteMs = 60_000;
const stored = { result: { _id: 'abc123' } };
const ok = {
  status: 'ok',
  database: 'ok',
  deadLetters: 0,
  notificationsWaiting: 0,
  publishing: 'live',
};

let now = Date.now();
beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Stores leads. @returns their keys in the order in which a run takes them */
async function putMany(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, index) => `lead-${String(index)}`);
  for (const key of keys) await put(key);
  const nameOf = (key: string) => outbox().names.of('lead', key);
  return keys.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

const headOf = (key: string) => store().blobs.get(outbox().names.of('lead', key))?.metadata;
const waiting = () => store().names('lead');
const lastLine = (): unknown => JSON.parse(log().at(-1) ?? '');
/** The waiting leads that were postponed. */
const postponed = () => waiting().filter((name) => store().blobs.get(name)?.metadata.tries !== 0);

/** What the CMS does with a lead: respond with a status, not respond, or crash. */
type Reaction = number | 'silent' | 'crashes';

/** A CMS that does with each lead what `react` says for its key. Once crashed, it stays down until it is restarted. */
function behave(react: (key: string) => Reaction) {
  let isDown = false;
  cms().behaves((response) => {
    const { url, headers } = cms().received.at(-1) ?? {};
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (isDown) response.destroy();
    else if (url === cmsHealthPath) answer(200, ok);
    else {
      const reaction = react(String(headers?.['idempotency-key']));
      if (reaction === 'crashes') isDown = true;
      if (typeof reaction === 'number') answer(reaction, reaction === 201 ? stored : {});
      else if (reaction === 'crashes') response.destroy();
    }
  });
  return {
    restart: () => {
      isDown = false;
    },
  };
}

/** Runs the drain once a minute. */
async function runs(count: number, beforeEachRun: () => void = () => undefined): Promise<void> {
  for (let run = 0; run < count; run += 1) {
    now += minuteMs;
    beforeEachRun();
    await drain();
  }
}

/** The keys of the leads that were sent to the CMS. */
const sent = () =>
  cms().received.flatMap(({ url, headers }) =>
    url === cmsHealthPath ? [] : [String(headers['idempotency-key'])],
  );

describe('after an outage of an hour the first run delivers everything', () => {
  const few = 3;

  test('if nothing was listening', async () => {
    const stopped = await startStandIn();
    await stopped.stop();
    const { CMS_URL } = process.env;
    process.env.CMS_URL = stopped.url;
    await putMany(few);
    await runs(60);
    expect(postponed()).toEqual([]);
    expect(lastLine()).toMatchObject({ waiting: few, causes: { ECONNREFUSED: 2 } });
    process.env.CMS_URL = CMS_URL;
    behave(() => 201);
    await runs(1);
    expect(waiting()).toEqual([]);
    expect(await readState(outbox())).toMatchObject({ count: 0, oldest: null, inVain: false });
  });

  test.each<[what: string, status: number, tries: number]>([
    ['a gateway said that it is unavailable', 503, 2],
    ['a gateway said that it is broken', 502, 2],
    ['it failed itself, as with a full disk', 500, few],
    ['it rejected the function’s token', 401, few],
  ])('if %s', async (_what, status, tries) => {
    cms().answers(status, {});
    await putMany(few);
    await runs(60);
    expect(postponed()).toEqual([]);
    expect(lastLine()).toMatchObject({
      causes: { [`unexpected_answer_${String(status)}`]: tries },
    });
    behave(() => 201);
    await runs(1);
    expect(waiting()).toEqual([]);
  });

  test.each<[what: string, fall: () => unknown]>([
    [
      'it did not respond',
      () => {
        cms().behaves(() => undefined);
      },
    ],
    ['it responded to no lead and reported that it is ok', () => behave(() => 'silent')],
  ])('if %s', async (_what, fall) => {
    process.env.CMS_TIMEOUT_MS = '50';
    fall();
    await putMany(few);
    await runs(2);
    expect(postponed()).toEqual([]);
    expect(lastLine()).toMatchObject({ causes: { timeout: 2 } });
    process.env.CMS_TIMEOUT_MS = '5000';
    behave(() => 201);
    await runs(1);
    expect(waiting()).toEqual([]);
  });
});

test('a CMS that fails every time is called twenty times a run', async () => {
  behave(() => 500);
  const keys = await putMany(50);
  await runs(1);
  expect(sent()).toEqual(keys.slice(0, 20));
  await runs(1);
  expect(sent().slice(20)).toEqual(keys.slice(20, 40));
});

test('a CMS that goes down during a run postpones few leads, and those for less than a minute', async () => {
  let taken = 0;
  behave(() => {
    taken += 1;
    return taken === 10 ? 'crashes' : 201;
  });
  await putMany(40);
  await runs(1);
  expect(postponed().length).toBeLessThan(8);
  await runs(60);
  expect(postponed().length).toBeLessThan(8);
  behave(() => 201);
  await runs(1);
  expect(waiting()).toEqual([]);
});

describe('a lead that the CMS', () => {
  test.each<[what: string, reaction: Reaction]>([
    ['fails on', 500],
    ['does not respond to', 'silent'],
    ['is reported unavailable for', 503],
  ])(
    '%s is counted as failed, and the others are delivered in the same run',
    async (_what, reaction) => {
      process.env.CMS_TIMEOUT_MS = '1000';
      const [first = ''] = await putMany(10);
      behave((key) => (key === first ? reaction : 201));
      await runs(1);
      expect(waiting()).toEqual([outbox().names.of('lead', first)]);
      expect(headOf(first)).toMatchObject({ tries: 1 });
    },
  );

  test('crashes on moves to the end, and the next run delivers the others', async () => {
    const [first = ''] = await putMany(10);
    const { restart } = behave((key) => (key === first ? 'crashes' : 201));
    await runs(1, restart);
    expect(waiting()).toHaveLength(10);
    await runs(1, restart);
    expect(waiting()).toEqual([outbox().names.of('lead', first)]);
    expect(headOf(first)).toMatchObject({ tries: 1 });
  });

  test('crashes on does not block any other lead', async () => {
    const [first = '', second = ''] = await putMany(2);
    const { restart } = behave((key) => (key === first ? 'crashes' : 201));
    await runs(2, restart);
    expect(headOf(second)).toBeUndefined();
    expect(headOf(first)).toMatchObject({ tries: 1 });
  });

  test('crashes on may be one of several: the others are delivered nevertheless', async () => {
    const keys = await putMany(10);
    const crashing = new Set(keys.slice(0, 3));
    const { restart } = behave((key) => (crashing.has(key) ? 'crashes' : 201));
    await runs(5, restart);
    expect(waiting()).toHaveLength(3);
    for (const key of crashing) expect(headOf(key)).toBeDefined();
  });

  test.each<[what: string, reaction: Reaction]>([
    ['crashes on', 'crashes'],
    ['does not respond to', 'silent'],
  ])('%s, if it is the only one, is tried less and less often', async (_what, reaction) => {
    process.env.CMS_TIMEOUT_MS = '500';
    const [only = ''] = await putMany(1);
    const { restart } = behave(() => reaction);
    await runs(180, restart);
    // The first run cannot tell whether the lead is at fault. Then come 30 seconds, twice as long each time, up to an hour.
    expect(sent().length).toBeGreaterThan(5);
    expect(sent().length).toBeLessThan(14);
    expect(headOf(only)).toMatchObject({ tries: sent().length - 1 });
    const { restart: mended } = behave(() => 201);
    await runs(75, mended);
    expect(waiting()).toEqual([]);
  });

  test('fails on, if it is the only one, is tried every minute', async () => {
    const [only = ''] = await putMany(1);
    behave(() => 500);
    await runs(30);
    expect(sent()).toHaveLength(30);
    expect(headOf(only)).toMatchObject({ tries: 0 });
    behave(() => 201);
    await runs(1);
    expect(waiting()).toEqual([]);
  });
});

test('a failure that cannot be saved does not end the run', async () => {
  const [first = ''] = await putMany(10);
  behave((key) => (key === first ? 500 : 201));
  store().failure = (operation) => (operation === 'replace' ? 'status_500' : undefined);
  await runs(1);
  expect(waiting()).toEqual([outbox().names.of('lead', first)]);
  expect(headOf(first)).toMatchObject({ tries: 0 });
});
