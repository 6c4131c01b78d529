import { Stop } from '../../start/settings';
import { runLanes, type Part } from '../../test/parts';

const run = { root: '/checkout', log: () => undefined };
const failure = { title: 'adds', message: 'Expected: 3\nReceived: 2', repeat: 'npx jest' };

const passing = (name: string, begun: string[] = []): Part => ({
  name,
  run({ state }) {
    begun.push(name);
    state.pass();
    return Promise.resolve();
  },
});

test('lanes run in parallel and stages in sequence', async () => {
  const begun: string[] = [];
  let release = () => undefined;
  const held = new Promise<undefined>((resolve) => {
    release = () => {
      resolve(undefined);
      return undefined;
    };
  });
  const waiting: Part = {
    name: 'waits',
    async run() {
      begun.push('waits');
      await held;
    },
  };
  const releasing: Part = {
    name: 'releases',
    run() {
      begun.push('releases');
      release();
      return Promise.resolve();
    },
  };
  const stages = [[[waiting], [passing('beside', begun), releasing]], [[passing('last', begun)]]];
  const ended = await runLanes(stages, 'test', run, {});
  expect(begun).toEqual(['waits', 'beside', 'releases', 'last']);
  expect(ended.map(({ state }) => state.name)).toEqual(['beside', 'releases', 'waits', 'last']);
});

test('a part that throws fails, and the next one runs', async () => {
  const throwing: Part = {
    name: 'build',
    run: () => Promise.reject(new Stop('No room on the disk.')),
  };
  const ended = await runLanes([[[throwing, passing('unit')]]], 'test', run, {});
  expect(ended.map(({ state: { passed, failures } }) => ({ passed, failures }))).toEqual([
    {
      passed: 0,
      failures: [{ title: 'build', message: 'No room on the disk.', repeat: 'npm run test' }],
    },
    { passed: 1, failures: [] },
  ]);
});

test('a failure is printed when it happens, then the result of the part', async () => {
  const lines: string[] = [];
  const failing: Part = {
    name: 'unit',
    run({ state }) {
      state.fail(failure);
      lines.push('goes on');
      state.pass();
      return Promise.resolve();
    },
  };
  await runLanes([[[failing]]], 'test', run, { say: (line) => lines.push(line) });
  expect(lines).toEqual([
    '✗ adds — Expected: 3',
    'goes on',
    expect.stringMatching(/^✗ unit: 1 passed, 1 failed \(0:0\d\)$/),
  ]);
});

test('running parts report their progress', async () => {
  const seen: string[] = [];
  let underWay: Iterable<object> = [];
  const look = () => seen.push([...underWay].map(String).join(' | '));
  const part: Part = {
    name: 'unit',
    run({ state }) {
      look();
      state.begin(12, 'files');
      state.pass();
      look();
      state.fail(failure);
      look();
      return Promise.resolve();
    },
  };
  await runLanes([[[part]]], 'test', run, {
    running(states) {
      underWay = states;
    },
  });
  look();
  expect(seen).toEqual(['unit', 'unit 1 of 12 files', 'unit 1 of 12 files, 1 failed', '']);
});
