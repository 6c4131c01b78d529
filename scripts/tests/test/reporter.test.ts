import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../../processes/processes';
import { readEvent, type RunEvent } from '../../test/events';
import { tempFolder } from '../support';

const root = process.cwd();
const folder = tempFolder();

const write = (name: string, text: string) => {
  writeFileSync(folder(name), text);
};

/** Runs a program of node_modules in the folder. @returns the events of its reporter */
async function eventsOf(script: string, args: string[]): Promise<(RunEvent | undefined)[]> {
  const events: (RunEvent | undefined)[] = [];
  await runToEnd({
    name: '',
    script: path.join(root, 'node_modules', script),
    args,
    cwd: folder(),
    // Playwright does not run inside a Jest worker.
    env: { ...process.env, JEST_WORKER_ID: undefined },
    log: folder('log'),
    onLine: (line) => events.push(readEvent(line)),
  });
  return events;
}

const failuresIn = (events: (RunEvent | undefined)[]) =>
  events
    .flatMap((event) => (event?.type === 'failed' ? [event] : []))
    .map(({ file, line, titles, message }) => [path.basename(file), line, titles, message])
    .sort();

const reporter = path.join(root, 'scripts/test/reporter.mjs');

test('the Jest reporter reports passed and failed tests and files that could not be loaded', async () => {
  write('package.json', '{ "jest": { "transform": {} } }');
  write(
    'sums.test.js',
    `describe('sums', () => {
      test('adds', () => expect(1 + 2).toBe(3));
      test('subtracts', () => expect(3 - 2).toBe(2));
      test.skip('divides', () => {});
    });`,
  );
  write('broken.test.js', `require('./absent');`);
  const events = await eventsOf('jest/bin/jest.js', ['-i', '--reporters', reporter]);
  expect(events).toHaveLength(7);
  expect(events[0]).toEqual({ type: 'begin', total: 2, unit: 'files' });
  expect(events.filter((event) => event?.type === 'done')).toHaveLength(2);
  expect(events).toContainEqual({ type: 'passed', count: 1 });
  expect(failuresIn(events)).toEqual([
    ['broken.test.js', undefined, [], expect.stringContaining(`Cannot find module './absent'`)],
    ['sums.test.js', undefined, ['sums', 'subtracts'], expect.stringContaining('Expected: ')],
  ]);
});

test('the Playwright reporter reports passed and failed tests, and a test that passes on a retry as failed', async () => {
  write(
    'sums.spec.js',
    `const { expect, test } = require(${JSON.stringify(path.join(root, 'node_modules/@playwright/test'))});
    test.describe('sums', () => {
      test('adds', () => expect(1 + 2).toBe(3));
      test('subtracts', () => expect(3 - test.info().retry).toBe(2));
      test.skip('divides', () => {});
      test('is known to fail', () => { test.fail(); expect(1).toBe(2); });
    });`,
  );
  const args = ['test', '--retries', '1', '--reporter', reporter];
  const events = await eventsOf('@playwright/test/cli.js', args);
  expect(events[0]).toEqual({ type: 'begin', total: 4, unit: 'tests' });
  expect(events.filter((event) => event?.type === 'done')).toHaveLength(4);
  expect(events.filter((event) => event?.type === 'passed')).toHaveLength(2);
  expect(failuresIn(events)).toEqual([
    ['sums.spec.js', 4, ['sums', 'subtracts'], expect.stringContaining('Expected: ')],
  ]);
});

test('the Playwright reporter reports an error that prevents the run', async () => {
  write('broken.spec.js', `require('./absent');`);
  const args = ['test', '--reporter', reporter];
  const events = await eventsOf('@playwright/test/cli.js', args);
  expect(failuresIn(events)).toContainEqual([
    'broken.spec.js',
    undefined,
    [],
    expect.stringContaining(`Cannot find module './absent'`),
  ]);
});
