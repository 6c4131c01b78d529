import { cmsHealthPath } from '../src/api';
import { readState } from '../src/outbox/state';
import { useCms } from './stand-ins/environment';
import { useLog } from './stand-ins/log';
import { productionVariables, useOutbox } from './stand-ins/production';
import { startStandIn } from './stand-ins/server';

const cms = useCms(productionVariables);
const log = useLog();
const { drain, outbox, put, store } = useOutbox();

const minuteMs = 60_000;
const stored = { result: { _id: 'abc123' } };
const well = {
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

/** Puts so many leads into the outbox. @returns their keys in the order in which a run takes them */
async function putMany(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, index) => `lead-${String(index)}`);
  for (const key of keys) await put(key);
  const nameOf = (key: string) => outbox().names.of('lead', key);
  return keys.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

const headOf = (key: string) => store().blobs.get(outbox().names.of('lead', key))?.metadata;
const waiting = () => store().names('lead');
const lastLine = (): unknown => JSON.parse(log().at(-1) ?? '');
/** How many of those that wait were put off. */
const putOff = () => waiting().filter((name) => store().blobs.get(name)?.metadata.tries !== 0);

/** What the CMS does with a lead: a status that it answers with, or falls silent, or dies of it. */
type Reaction = number | 'silent' | 'dies';

/** A CMS that does with each lead what `react` says of its key. Once dead it is so until it is restarted. */
function behave(react: (key: string) => Reaction) {
  let dead = false;
  cms().behaves((response) => {
    const { url, headers } = cms().received.at(-1) ?? {};
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (dead) response.destroy();
    else if (url === cmsHealthPath) answer(200, well);
    else {
      const reaction = react(String(headers?.['idempotency-key']));
      if (reaction === 'dies') dead = true;
      if (typeof reaction === 'number') answer(reaction, reaction === 201 ? stored : {});
      else if (reaction === 'dies') response.destroy();
    }
  });
  return {
    restart: () => {
      dead = false;
    },
  };
}

/** Runs the schedule once a minute. */
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

describe('after an outage of an hour the first run delivers everything that waited', () => {
  const few = 3;

  test('when nothing was listening', async () => {
    const stopped = await startStandIn();
    await stopped.stop();
    const { CMS_URL } = process.env;
    process.env.CMS_URL = stopped.url;
    await putMany(few);
    await runs(60);
    expect(putOff()).toEqual([]);
    expect(lastLine()).toMatchObject({ waiting: few, causes: { ECONNREFUSED: 2 } });
    process.env.CMS_URL = CMS_URL;
    behave(() => 201);
    await runs(1);
    expect(waiting()).toEqual([]);
    expect(await readState(outbox())).toMatchObject({ count: 0, oldest: null, inVain: false });
  });

  test.each<[what: string, status: number, tries: number]>([
    ['a gateway said that it is away', 503, 2],
    ['a gateway said that it is broken', 502, 2],
    ['it failed by itself, as with a full disk', 500, few],
    ['it did not know the function', 401, few],
  ])('when %s', async (_what, status, tries) => {
    cms().answers(status, {});
    await putMany(few);
    await runs(60);
    expect(putOff()).toEqual([]);
    expect(lastLine()).toMatchObject({
      causes: { [`unexpected_answer_${String(status)}`]: tries },
    });
    behave(() => 201);
    await runs(1);
    expect(waiting()).toEqual([]);
  });

  test.each<[what: string, fall: () => unknown]>([
    [
      'it was silent',
      () => {
        cms().behaves(() => undefined);
      },
    ],
    ['it was silent at every lead and said that it is well', () => behave(() => 'silent')],
  ])('when %s', async (_what, fall) => {
    process.env.CMS_TIMEOUT_MS = '50';
    fall();
    await putMany(few);
    await runs(2);
    expect(putOff()).toEqual([]);
    expect(lastLine()).toMatchObject({ causes: { timeout: 2 } });
    process.env.CMS_TIMEOUT_MS = '5000';
    behave(() => 201);
    await runs(1);
    expect(waiting()).toEqual([]);
  });
});

test('a CMS that fails at everything is asked twenty times a run', async () => {
  behave(() => 500);
  const keys = await putMany(50);
  await runs(1);
  expect(sent()).toEqual(keys.slice(0, 20));
  await runs(1);
  expect(sent().slice(20)).toEqual(keys.slice(20, 40));
});

test('a CMS that goes away during a run puts few leads off, and those for less than a minute', async () => {
  let taken = 0;
  behave(() => {
    taken += 1;
    return taken === 10 ? 'dies' : 201;
  });
  await putMany(40);
  await runs(1);
  expect(putOff().length).toBeLessThan(8);
  await runs(60);
  expect(putOff().length).toBeLessThan(8);
  behave(() => 201);
  await runs(1);
  expect(waiting()).toEqual([]);
});

describe('a lead that the CMS', () => {
  test.each<[what: string, reaction: Reaction]>([
    ['fails at', 500],
    ['falls silent at', 'silent'],
    ['is reported away at', 503],
  ])(
    '%s counts as failed, and the others are delivered in the same run',
    async (_what, reaction) => {
      process.env.CMS_TIMEOUT_MS = '1000';
      const [first = ''] = await putMany(10);
      behave((key) => (key === first ? reaction : 201));
      await runs(1);
      expect(waiting()).toEqual([outbox().names.of('lead', first)]);
      expect(headOf(first)).toMatchObject({ tries: 1 });
    },
  );

  test('dies of goes behind the others, which are delivered in the next run', async () => {
    const [first = ''] = await putMany(10);
    const { restart } = behave((key) => (key === first ? 'dies' : 201));
    await runs(1, restart);
    expect(waiting()).toHaveLength(10);
    await runs(1, restart);
    expect(waiting()).toEqual([outbox().names.of('lead', first)]);
    expect(headOf(first)).toMatchObject({ tries: 1 });
  });

  test('dies of does not block a single other one', async () => {
    const [first = '', second = ''] = await putMany(2);
    const { restart } = behave((key) => (key === first ? 'dies' : 201));
    await runs(2, restart);
    expect(headOf(second)).toBeUndefined();
    expect(headOf(first)).toMatchObject({ tries: 1 });
  });

  test('dies of is not alone in it: the others are delivered all the same', async () => {
    const keys = await putMany(10);
    const poisonous = new Set(keys.slice(0, 3));
    const { restart } = behave((key) => (poisonous.has(key) ? 'dies' : 201));
    await runs(5, restart);
    expect(waiting()).toHaveLength(3);
    for (const key of poisonous) expect(headOf(key)).toBeDefined();
  });

  test.each<[what: string, reaction: Reaction]>([
    ['dies of', 'dies'],
    ['falls silent at', 'silent'],
  ])('%s, and there is no other one: it is tried ever more seldom', async (_what, reaction) => {
    process.env.CMS_TIMEOUT_MS = '50';
    const [only = ''] = await putMany(1);
    const { restart } = behave(() => reaction);
    await runs(180, restart);
    // The first run cannot know whether it is the lead; then after half a minute, and twice as long each time, up to an hour.
    expect(sent().length).toBeGreaterThan(5);
    expect(sent().length).toBeLessThan(14);
    expect(headOf(only)).toMatchObject({ tries: sent().length - 1 });
    const { restart: mended } = behave(() => 201);
    await runs(75, mended);
    expect(waiting()).toEqual([]);
  });

  test('fails at, and there is no other one: it is tried each minute', async () => {
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

test('a lead whose failure cannot be noted does not end the run', async () => {
  const [first = ''] = await putMany(10);
  behave((key) => (key === first ? 500 : 201));
  store().failure = (operation) => (operation === 'replace' ? 'status_500' : undefined);
  await runs(1);
  expect(waiting()).toEqual([outbox().names.of('lead', first)]);
  expect(headOf(first)).toMatchObject({ tries: 0 });
});
