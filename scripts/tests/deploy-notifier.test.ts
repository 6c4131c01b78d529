import { randomBytes } from 'node:crypto';
import { DeployNotifier } from '../builder/deploy-notifier';
import { listenToConsole } from './listen-to-console';
import { startStandInCms, type StandInCms } from './stand-in-cms';
import { until } from './until';

const secret = randomBytes(32).toString('hex');
let cms: StandInCms;
let notifier: DeployNotifier;

afterEach(async () => {
  await notifier.close();
  await cms.close();
  jest.restoreAllMocks();
});

async function open(statusOf?: (number: number) => number, signedWith = secret): Promise<void> {
  cms = await startStandInCms(secret, statusOf);
  notifier = new DeployNotifier(cms.url, signedWith, [0, 1, 1]);
}

test('a notification is signed and shaped as one of Netlify', async () => {
  await open();
  const before = Date.now();
  notifier.begin()('error', 'The picture is missing.');
  await until(() => cms.told.length === 1);
  const [told] = cms.told;
  const anyText: unknown = expect.any(String);
  expect(told).toMatchObject({
    signed: true,
    state: 'error',
    reason: 'The picture is missing.',
    deploy: { id: anyText, context: 'production', created_at: anyText },
  });
  const created = Date.parse(String(told?.deploy.created_at));
  expect(created).toBeGreaterThanOrEqual(before);
  expect(created).toBeLessThanOrEqual(Date.now());
});

test('with another secret it is not', async () => {
  await open(undefined, 'another');
  notifier.begin()('building');
  await until(() => cms.told.length === 1);
  expect(cms.told[0]?.signed).toBe(false);
});

test('notifications of one build carry its id and moment, and arrive in their order', async () => {
  await open();
  const tell = notifier.begin();
  tell('building');
  tell('ready');
  notifier.begin()('building');
  await until(() => cms.told.length === 3);
  const [first, second, third] = cms.told;
  expect(cms.told.map(({ state }) => state)).toEqual(['building', 'ready', 'building']);
  expect(second?.deploy).toEqual(first?.deploy);
  expect(third?.deploy.id).not.toEqual(first?.deploy.id);
});

test.each([0, 500, 503])('what a CMS meets with %d is sent once more', async (status) => {
  await open((number) => (number < 3 ? status : 204));
  notifier.begin()('ready');
  await until(() => cms.told.length === 1);
  expect(cms.told[0]?.state).toBe('ready');
});

test('what it refuses is not, and is told at the terminal', async () => {
  const said = listenToConsole('error');
  let asked = 0;
  await open(() => {
    asked += 1;
    return 403;
  });
  notifier.begin()('ready');
  await until(() => said.length === 1);
  expect(asked).toBe(1);
});

test('a closed one sends nothing any more', async () => {
  await open();
  await notifier.close();
  notifier.begin()('ready');
  await notifier.close();
  expect(cms.told).toEqual([]);
});
