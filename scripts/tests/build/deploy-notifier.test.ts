import { randomBytes } from 'node:crypto';
import { openDeployNotifier, type DeployNotifier } from '../../build/deploy-notifier';
import { listenToConsole, until } from '../support';
import { startStandInCms, type StandInCms } from './stand-in-cms';

const secret = randomBytes(32).toString('hex');
let cms: StandInCms;
let notifier: DeployNotifier;

afterEach(async () => {
  await notifier.close();
  cms.close();
  jest.restoreAllMocks();
});

async function open(statusOf?: (number: number) => number, signedWith = secret): Promise<void> {
  cms = await startStandInCms(secret, statusOf);
  notifier = openDeployNotifier(cms.url, signedWith, 1);
}

test('a notification has the signature and the fields of a Netlify notification', async () => {
  await open();
  const before = Date.now();
  notifier.begin()('error', 'The picture is missing.');
  await until(() => cms.notifications.length === 1);
  const [notification] = cms.notifications;
  const anyText: unknown = expect.any(String);
  expect(notification).toMatchObject({
    signed: true,
    state: 'error',
    reason: 'The picture is missing.',
    deploy: { id: anyText, context: 'production', created_at: anyText },
  });
  const created = Date.parse(String(notification?.deploy.created_at));
  expect(created).toBeGreaterThanOrEqual(before);
  expect(created).toBeLessThanOrEqual(Date.now());
});

test('a notification signed with another secret is not valid', async () => {
  await open(undefined, 'another');
  notifier.begin()('building');
  await until(() => cms.notifications.length === 1);
  expect(cms.notifications[0]?.signed).toBe(false);
});

test('the notifications of a build carry its id and start time and arrive in order', async () => {
  await open();
  const notify = notifier.begin();
  notify('building');
  notify('ready');
  notifier.begin()('building');
  await until(() => cms.notifications.length === 3);
  const [first, second, third] = cms.notifications;
  expect(cms.notifications.map(({ state }) => state)).toEqual(['building', 'ready', 'building']);
  expect(second?.deploy).toEqual(first?.deploy);
  expect(third?.deploy.id).not.toEqual(first?.deploy.id);
});

test.each([0, 500, 503])('a notification is sent again after the response %d', async (status) => {
  await open((number) => (number < 3 ? status : 204));
  notifier.begin()('ready');
  await until(() => cms.notifications.length === 1);
  expect(cms.notifications[0]?.state).toBe('ready');
});

test('a notification that the CMS refuses is not sent again, and an error is printed', async () => {
  const lines = listenToConsole('error');
  let asked = 0;
  await open(() => {
    asked += 1;
    return 403;
  });
  notifier.begin()('ready');
  await until(() => lines.length === 1);
  expect(asked).toBe(1);
});

test('a closed notifier sends nothing', async () => {
  await open();
  await notifier.close();
  notifier.begin()('ready');
  await notifier.close();
  expect(cms.notifications).toEqual([]);
});
