import { nextSecond } from '../harness/clock';
import { startTestCms, type TestCms } from '../harness/cms';
import { startHost, type Host } from '../harness/host';
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

let host: Host;
let cms: TestCms;
let token: string;

async function start(quietSeconds: number, buildSeconds = 1_800): Promise<void> {
  cms = await startTestCms({
    ...host.env,
    PUBLISH_QUIET_SECONDS: String(quietSeconds),
    BUILD_TIMEOUT_SECONDS: String(buildSeconds),
  });
  token = await logIn(cms);
}

/** Stops the CMS and starts it again on the same database. @returns how long the stop took, in milliseconds */
async function restart({
  whileDown = () => undefined,
  buildSeconds,
}: { whileDown?: () => void; buildSeconds?: number } = {}): Promise<number> {
  const begun = Date.now();
  await cms.strapi.destroy();
  const stopMs = Date.now() - begun;
  whileDown();
  await start(1, buildSeconds);
  return stopMs;
}

beforeAll(async () => {
  host = await startHost();
  await start(600);
});

beforeEach(async () => {
  host.siteSays(undefined);
  host.hookAnswers(200);
  await settle(cms);
  // Changes wait for the quiet period.
  await setState(cms, { lastChangeAt: Date.now() });
  host.calls.length = 0;
});

afterAll(async () => {
  await cms.stop();
  await host.stop();
});

const isBuilding = async () => (await statusOf(cms, token)) === 'building';

test('calls after a start for a change that waited when the CMS stopped', async () => {
  const id = await createFaq(cms, token);
  await restart();
  await eventually('a build', isBuilding);
  expect(host.calls).toHaveLength(1);
  expect(await faqStatus(cms, token, id)).toBe('building');
});

test('retries after a start a call that had failed before', async () => {
  host.hookAnswers(500);
  await createFaq(cms, token);
  await eventually('a failed call', async () => (await stateOf(cms)).hookTries === 1);
  await restart({
    whileDown: () => {
      host.hookAnswers(200);
    },
  });
  await eventually('a build', isBuilding);
  expect(host.calls).toHaveLength(2);
});

test('repeats a call whose answer the CMS had not received when it stopped', async () => {
  host.hookAnswers('silence');
  await createFaq(cms, token);
  await eventually('a call', () => host.calls.length === 1);
  // Until the hook answers, the site does not count as building.
  expect(await shown(cms, token)).toMatchObject({
    status: 'waiting',
    buildsBy: expect.stringMatching(/Z$/),
  });
  // Keeps the claim longer than any start takes.
  await setState(cms, { claimedUntil: Date.now() + 60_000 });
  const stopMs = await restart({
    whileDown: () => {
      host.hookAnswers(200);
    },
  });
  // The stop did not wait for the hook's ten seconds.
  expect(stopMs).toBeLessThan(5_000);
  await nextSecond();
  expect(host.calls).toHaveLength(1);
  await setState(cms, { claimedUntil: 0 });
  await eventually('a failed call', async () => (await stateOf(cms)).hookTries === 1);
  expect(await shown(cms, token)).toMatchObject({
    status: 'waiting',
    reason: 'The build could not be started: the CMS was stopped while it called.',
  });
  await eventually('a build', isBuilding);
  expect(host.calls).toHaveLength(2);
});

test('a build that runs while the CMS restarts is not called again, and its end is noticed', async () => {
  const id = await createFaq(cms, token);
  await eventually('a build', isBuilding);
  const { calledRevision } = await stateOf(cms);
  await restart();
  expect(await isBuilding()).toBe(true);
  host.siteSays(calledRevision);
  await eventually('live', async () => (await statusOf(cms, token)) === 'live');
  expect(host.calls).toHaveLength(1);
  expect(await faqStatus(cms, token, id)).toBe('live');
});

test('a failure survives a restart', async () => {
  await createFaq(cms, token);
  await eventually('a build', isBuilding);
  await setState(cms, { calledAt: Date.now() - 86_400_000 });
  await eventually('a failure', async () => (await statusOf(cms, token)) === 'failed');
  await restart();
  expect(await shown(cms, token)).toMatchObject({
    status: 'failed',
    reason: 'The build did not end within 30 minutes.',
  });
});

test('a build that ended while the CMS was down becomes live, however long ago it was called', async () => {
  await createFaq(cms, token);
  await eventually('a build', isBuilding);
  const { calledRevision } = await stateOf(cms);
  await restart({
    buildSeconds: 1,
    whileDown: () => {
      host.siteSays(calledRevision);
    },
  });
  await eventually('news', async () => !(await isBuilding()));
  expect(await statusOf(cms, token)).toBe('live');
});
