import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../../processes/processes';
import type { RunEvent } from '../../test/summary';
import { fields, tempFolder } from '../support';

const root = process.cwd();
const folder = tempFolder();

const write = (name: string, text: string) => {
  writeFileSync(folder(name), text);
};

/** Runs a program of node_modules in the folder. @returns what its reporter reported */
async function eventsOf(script: string, args: string[]): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  await runToEnd({
    name: '',
    script: path.join(root, 'node_modules', script),
    args,
    cwd: folder(),
    // Otherwise Playwright refuses to run under Jest.
    env: { ...process.env, JEST_WORKER_ID: undefined },
    log: folder('log'),
    onLine: (line) => events.push(fields(JSON.parse(line))),
  });
  return events;
}

const failuresIn = (events: RunEvent[]) =>
  events
    .flatMap(({ failed }) => failed ?? [])
    .map(({ file, line, titles, message }) => [path.basename(file), line, titles, message])
    .sort();

const sum = (events: RunEvent[], what: 'done' | 'passed') =>
  events.reduce((total, event) => total + (event[what] ?? 0), 0);

const reporter = path.join(root, 'scripts/test/reporter.mjs');

test('Jest reports passed and failed tests, and files that could not be loaded', async () => {
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
  expect(events).toHaveLength(5);
  expect(events[0]).toEqual({ total: 2 });
  expect(sum(events, 'done')).toBe(2);
  expect(sum(events, 'passed')).toBe(1);
  expect(failuresIn(events)).toEqual([
    ['broken.test.js', undefined, [], expect.stringContaining(`Cannot find module './absent'`)],
    ['sums.test.js', undefined, ['sums', 'subtracts'], expect.stringContaining('Expected: ')],
  ]);
});

test('Playwright reports passed and failed tests; a test that passes only on a retry has failed', async () => {
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
  expect(events[0]).toEqual({ total: 4 });
  expect(sum(events, 'done')).toBe(4);
  expect(sum(events, 'passed')).toBe(2);
  expect(failuresIn(events)).toEqual([
    ['sums.spec.js', 4, ['sums', 'subtracts'], expect.stringContaining('Expected: ')],
  ]);
});

test('an error of the run itself is reported by Playwright', async () => {
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
