import { readPublishingSettings } from '../../../src/publishing/settings';
import { openWorker } from '../../../src/publishing/worker';
import { nextSecond, passTime } from '../harness/clock';
import { startTestCms, type TestCms } from '../harness/cms';
import { send } from '../harness/content';
import { startHost, type Host } from '../harness/host';
import { watchLog } from '../harness/log-lines';
import {
  createFaq,
  eventually,
  faqStatus,
  logIn,
  setState,
  settle,
  shown,
  stateOf,
  statusOf,
} from '../harness/publishing/publishing';

/** Longer than a hundred changes take. */
const quietMs = 60_000;
const maxWaitMs = 150_000;

let host: Host;
let cms: TestCms;
let token: string;

beforeAll(async () => {
  host = await startHost();
  cms = await startTestCms({
    ...host.env,
    PUBLISH_QUIET_SECONDS: String(quietMs / 1_000),
    PUBLISH_MAX_WAIT_SECONDS: String(maxWaitMs / 1_000),
  });
  token = await logIn(cms);
});

beforeEach(async () => {
  host.siteSays(undefined);
  host.hookAnswers(200);
  await settle(cms);
  // All changes follow an earlier one within the quiet period, unless a test says otherwise.
  await setState(cms, { lastChangeAt: Date.now() });
  host.calls.length = 0;
});

afterAll(async () => {
  await cms.stop();
  await host.stop();
});

const isCalled = () => host.calls.length > 0;
/** Lets a failed call be retried now. */
const skipDelay = () => setState(cms, { nextTryAt: 0 });

test('the first change after a quiet period is called for at once, the next one after another quiet period', async () => {
  await setState(cms, { lastChangeAt: Date.now() - quietMs });
  await createFaq(cms, token);
  const { firstChangeAt } = await stateOf(cms);
  expect(await shown(cms, token)).toMatchObject({
    buildsAt: new Date(Number(firstChangeAt) + 2_000).toISOString(),
    buildsBy: new Date(Number(firstChangeAt) + quietMs).toISOString(),
  });
  passTime(2_000);
  await eventually('a call', isCalled);
  await eventually('a build', async () => (await statusOf(cms, token)) === 'building');
  const { calledRevision } = await stateOf(cms);
  await createFaq(cms, token);
  host.siteSays(calledRevision);
  passTime(5_000);
  await eventually('the end', async () => (await statusOf(cms, token)) === 'waiting');
  await nextSecond();
  expect(host.calls).toHaveLength(1);
  passTime(quietMs);
  await eventually('the second call', () => host.calls.length === 2);
});

test('a burst of 100 changes makes one call, after the quiet period', async () => {
  const before = (await stateOf(cms)).changedRevision;
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => createFaq(cms, token)));
  }
  const { firstChangeAt, lastChangeAt, changedRevision } = await stateOf(cms);
  expect(changedRevision - before).toBeGreaterThanOrEqual(100);
  expect(await shown(cms, token)).toMatchObject({
    status: 'waiting',
    since: new Date(Number(firstChangeAt)).toISOString(),
    buildsAt: expect.stringMatching(/Z$/),
    buildsBy: new Date(Number(firstChangeAt) + maxWaitMs).toISOString(),
  });
  await nextSecond();
  expect(host.calls).toEqual([]);
  passTime(quietMs);
  await eventually('a call', isCalled);
  await nextSecond();
  expect(host.calls).toHaveLength(1);
  expect(Number(host.calls[0]) - Number(lastChangeAt)).toBeGreaterThanOrEqual(quietMs);
  expect(await stateOf(cms)).toMatchObject({ calledRevision: changedRevision });
});

test('changes that never stop are called for after the maximum wait', async () => {
  const start = Date.now();
  const pauseMs = quietMs - 20_000;
  while (!isCalled() && Date.now() - start < 2 * maxWaitMs) {
    await createFaq(cms, token);
    await nextSecond();
    passTime(pauseMs);
  }
  expect(host.calls).toHaveLength(1);
  const waited = Number(host.calls[0]) - start;
  expect(waited).toBeGreaterThanOrEqual(maxWaitMs);
  expect(waited).toBeLessThan(maxWaitMs + pauseMs);
});

test('makes no other call during a build, and calls for later changes after it', async () => {
  const first = await createFaq(cms, token);
  passTime(quietMs);
  await eventually('a build', async () => (await statusOf(cms, token)) === 'building');
  const { calledRevision } = await stateOf(cms);
  const second = await createFaq(cms, token);
  passTime(quietMs);
  await nextSecond();
  expect(host.calls).toHaveLength(1);
  expect(await faqStatus(cms, token, first)).toBe('building');
  expect(await faqStatus(cms, token, second)).toBe('waiting');
  host.siteSays(calledRevision);
  // The interval at which the site is checked during a build.
  passTime(5_000);
  await eventually('the second call', () => host.calls.length === 2);
  expect(await faqStatus(cms, token, first)).toBe('live');
});

test.each([500, 404, 302, 'break'] as const)('retries a hook that answers with %s', async (how) => {
  const log = watchLog(cms);
  host.hookAnswers(how);
  await createFaq(cms, token);
  passTime(quietMs);
  await eventually('a failed call', async () => (await stateOf(cms)).hookTries === 1);
  const waiting = await shown(cms, token);
  const isAnswer = typeof how === 'number' && how >= 400;
  const why = isAnswer ? `answers ${String(how)}` : 'does not answer';
  expect(waiting).toMatchObject({
    status: 'waiting',
    reason: `The build could not be started: the hook ${why}.`,
    buildsBy: expect.stringMatching(/Z$/),
  });
  expect(JSON.stringify(waiting)).not.toContain('/hook/');
  host.hookAnswers(200);
  await nextSecond();
  expect(host.calls).toHaveLength(1);
  // The first delay is five seconds.
  passTime(5_000);
  await eventually('the second call', () => host.calls.length === 2);
  expect(Number(host.calls[1]) - Number(host.calls[0])).toBeGreaterThanOrEqual(5_000);
  await eventually('a build', async () => (await statusOf(cms, token)) === 'building');
  expect(await stateOf(cms)).toMatchObject({ hookTries: 0, reason: null });
  log.stop();
  // The log has a line for each call, and none contains the hook's address, which is a secret.
  expect(log.lines.filter((line) => line.includes('build of the site'))).toHaveLength(2);
  expect([...log.lines, ...log.printed].join('\n')).not.toContain('/hook/');
});

test('reports a hook that keeps failing as a failure and keeps calling it', async () => {
  host.hookAnswers(503);
  const id = await createFaq(cms, token);
  passTime(quietMs);
  await eventually(
    'a failure',
    async () => {
      if ((await statusOf(cms, token)) === 'failed') return true;
      await skipDelay();
      return false;
    },
    30_000,
  );
  await setState(cms, { nextTryAt: Date.now() + 300_000 });
  expect(host.calls).toHaveLength(8);
  expect(await shown(cms, token)).toMatchObject({
    reason: 'The build could not be started: the hook answers 503.',
  });
  expect(await faqStatus(cms, token, id)).toBe('failed');
  const later = await createFaq(cms, token);
  expect(await statusOf(cms, token)).toBe('waiting');
  expect(await faqStatus(cms, token, later)).toBe('waiting');
  host.hookAnswers(200);
  await skipDelay();
  await eventually('a build', async () => (await statusOf(cms, token)) === 'building');
  expect(await faqStatus(cms, token, id)).toBe('building');
});

test('Publish now calls at once, with or without pending changes', async () => {
  await createFaq(cms, token);
  const asked = Date.now();
  const now = () => send(cms, '/web-admin/publishing/now', { token, body: {} });
  expect((await now()).body).toMatchObject({ status: 'waiting', now: expect.any(String) });
  await eventually('a call', isCalled);
  expect(Number(host.calls[0]) - asked).toBeLessThan(quietMs);
  await eventually('a build', async () => (await statusOf(cms, token)) === 'building');
  host.siteSays((await stateOf(cms)).calledRevision);
  await eventually('live', async () => (await statusOf(cms, token)) === 'live');
  await now();
  await eventually('another call', () => host.calls.length === 2);
});

test('of two workers that run at the same time, only one calls', async () => {
  const { signal } = new AbortController();
  const settings = { ...readPublishingSettings(), quietMs: 0 };
  const workers = Array.from({ length: 2 }, () => openWorker(cms.strapi, settings));
  for (let round = 1; round <= 10; round += 1) {
    await createFaq(cms, token);
    await Promise.all(workers.map((worker) => worker.work(signal)));
    expect(host.calls).toHaveLength(round);
    await setState(cms, { calledAt: null });
  }
});
