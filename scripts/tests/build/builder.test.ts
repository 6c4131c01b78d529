import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openBuilder, type Builder } from '../../build/builder';
import { openDeployNotifier } from '../../build/deploy-notifier';
import { builtFolder, publishOutput } from '../../build/output';
import { run } from '../../processes/processes';
import { Stop } from '../../start/settings';
import { tempFolder, until } from '../support';
import { startStandInCms, type StandInCms } from './stand-in-cms';

const secret = randomBytes(32).toString('hex');
let cms: StandInCms;
let builder: Builder;
/** How the next build ends. */
let how: 'well' | 'fails' | 'hangs';
let builds: number;
let maxMs: number;
let isUpToDate: boolean;
/** What was served after each successful build. */
let served: string[];

const file = tempFolder();

/** Every file of the output with its content. */
const output = () =>
  Object.fromEntries(
    readdirSync(file('out'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((name) => [name.slice(file('out').length + 1), readFileSync(name, 'latin1')]),
  );

async function build(started: (child: ChildProcess) => void): Promise<void> {
  builds += 1;
  const text = `build ${String(builds)}`;
  const program = {
    name: 'The build',
    script: path.join(__dirname, 'stand-in-build.mjs'),
    args: [builtFolder(file()), how, text],
    cwd: file(),
    env: process.env,
    log: file('build.log'),
    maxMs,
  };
  await run(program, started);
  publishOutput(file());
}

const follow = () => {
  served.push(readFileSync(file('out/index.html'), 'utf8'));
  return Promise.resolve();
};

async function open(): Promise<void> {
  builder = await openBuilder({
    build,
    isUpToDate: () => Promise.resolve(isUpToDate),
    notifier: openDeployNotifier(cms.url, secret),
    hidden: [secret, file()],
  });
}

const ask = async () => (await fetch(builder.hookUrl, { method: 'POST' })).status;

const states = () => cms.notifications.map(({ state }) => state);

beforeEach(async () => {
  mkdirSync(file('.build'));
  cms = await startStandInCms(secret);
  how = 'well';
  maxMs = 60_000;
  builds = 0;
  isUpToDate = false;
  served = [];
});

afterEach(async () => {
  await builder.close();
  cms.close();
});

test('a call starts a build, the new output is served, and the CMS gets signed notifications', async () => {
  await open();
  builder.open(follow);
  expect(await ask()).toBe(200);
  await until(() => cms.notifications.length === 2);
  expect(states()).toEqual(['building', 'ready']);
  expect(cms.notifications.every(({ signed }) => signed)).toBe(true);
  expect(served).toEqual(['build 1']);
  expect(output()).toEqual({ 'index.html': 'build 1', 'blog/news.html': 'build 1' });
});

test('only a caller who knows the secret address can request a build', async () => {
  await open();
  builder.open(follow);
  const { origin } = new URL(builder.hookUrl);
  const { status } = await fetch(builder.hookUrl);
  expect(status).toBe(404);
  for (const address of [`${origin}/`, `${origin}/build`, `${builder.hookUrl}/`]) {
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  }
  expect(builder.hookUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{64}$/);
  expect(builds).toBe(0);
});

test('a hundred calls during a build cause one more build', async () => {
  await open();
  builder.open(follow);
  how = 'hangs';
  await ask();
  await until(() => existsSync(path.join(builtFolder(file()), 'index.html')));
  await Promise.all(Array.from({ length: 100 }, ask));
  how = 'well';
  builder.killBuild();
  await until(() => cms.notifications.length === 4);
  expect(states()).toEqual(['building', 'error', 'building', 'ready']);
  expect(builds).toBe(2);
});

test('a build that is requested before the site is served waits', async () => {
  await open();
  await ask();
  expect(builds).toBe(0);
  builder.open(follow);
  await until(() => cms.notifications.length === 2);
  expect(builds).toBe(1);
});

test('an up-to-date site is not built again, and the CMS is told that it is ready', async () => {
  isUpToDate = true;
  await open();
  builder.open(follow);
  await ask();
  await until(() => cms.notifications.length === 2);
  expect(states()).toEqual(['building', 'ready']);
  expect(builds).toBe(0);
});

/** Builds successfully once, so that a test can check that this output stays. */
async function buildOnce(): Promise<void> {
  builder.open(follow);
  await ask();
  await until(() => cms.notifications.length === 2);
}

test('a failed build leaves the output unchanged and gives its reason, and the next build succeeds', async () => {
  await open();
  await buildOnce();
  const before = output();
  how = 'fails';
  await ask();
  await until(() => cms.notifications.length === 4);
  expect(cms.notifications[3]).toMatchObject({
    state: 'error',
    reason: 'The picture a.png is missing.',
  });
  expect(output()).toEqual(before);
  expect(served).toEqual(['build 1']);
  how = 'well';
  await ask();
  await until(() => cms.notifications.length === 6);
  expect(states().slice(4)).toEqual(['building', 'ready']);
  expect(served).toEqual(['build 1', 'build 3']);
});

test('a killed build leaves the output unchanged, byte for byte', async () => {
  await open();
  await buildOnce();
  const before = output();
  how = 'hangs';
  await ask();
  const built = path.join(builtFolder(file()), 'index.html');
  await until(() => existsSync(built) && readFileSync(built, 'utf8') === 'build 2');
  expect(builder.killBuild()).toBe(true);
  await until(() => cms.notifications.length === 4);
  expect(cms.notifications[3]).toMatchObject({
    state: 'error',
    reason: 'It was killed.',
  });
  expect(output()).toEqual(before);
  expect(builder.killBuild()).toBe(false);
});

test('a build that takes too long is killed, and its reason says so', async () => {
  await open();
  builder.open(follow);
  how = 'hangs';
  maxMs = 1_000;
  await ask();
  await until(() => cms.notifications.length === 2);
  const says: unknown = expect.stringMatching(/^The build did not end within \d+ minutes\.$/);
  expect(cms.notifications[1]).toMatchObject({ state: 'error', reason: says });
});

test('the CMS is also notified of a build that nobody requested', async () => {
  await open();
  await expect(builder.announce(() => Promise.resolve('built'))).resolves.toBe('built');
  const failing = () => Promise.reject(new Stop('The disk is full.'));
  await expect(builder.announce(failing)).rejects.toThrow('The disk is full.');
  await until(() => cms.notifications.length === 4);
  expect(states()).toEqual(['building', 'ready', 'building', 'error']);
  expect(cms.notifications[3]).toMatchObject({ reason: 'The disk is full.' });
});

test('closing ends the current build and its notifications', async () => {
  await open();
  builder.open(follow);
  how = 'hangs';
  await ask();
  await until(() => existsSync(path.join(builtFolder(file()), 'index.html')));
  await ask();
  await builder.close();
  expect(states()).toEqual(['building']);
  expect(builds).toBe(1);
  await expect(ask()).rejects.toThrow();
});
