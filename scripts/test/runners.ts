import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runToEnd, tail } from '../processes/processes';
import { findTestBrowser } from './browser';
import { readEvent } from './events';
import type { PartState, Run } from './parts';
import type { Selection } from './selection';
import { failureOf } from './summary';

/** The selected tests, with flags for the test runner. */
type Selected = Selection & { flags: string[] };

/** The tests of one test runner. */
export interface Suite {
  name: string;
  /** Its test files, relative to the root. */
  paths: (root: string) => Promise<string[]>;
  /** Runs the selected tests. It fails if there are none. */
  run: (run: Run, selected: Selected) => Promise<void>;
}

interface Call {
  /** In node_modules. */
  script: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

const reporter = (root: string) => path.join(root, 'scripts/test/reporter.mjs');

/** The folder in which a program caches compiled files. */
const cache = (root: string, name: string) => path.join(root, '.test/cache', name);

/**
 * The message for a run that failed without naming a failed test. Test runners are told to succeed without a test, so their
 * exit code says whether they ran. With the user's own flags they may have been asked to do something else.
 * @param code the exit code of the test runner, null when a signal ended it
 * @param state what its reporter reported
 */
export function silentFailure(
  code: number | null,
  { passed, done }: Pick<PartState, 'passed' | 'done'>,
  { files, title, flags }: Selected,
): string | undefined {
  if (code !== 0) return `It ended with code ${String(code)}, without naming a failed test.`;
  if (passed > 0 || (flags.length > 0 && done === 0)) return undefined;
  const isChoice = files.length > 0 || title !== undefined || flags.length > 0;
  return isChoice
    ? 'No test matches. Tests with the tag @full run under npm run test:full.'
    : 'There was no test.';
}

async function runSuite(command: string, call: Call, run: Run, selected: Selected) {
  const { root, state } = run;
  const log = run.log(state.name);
  const code = await runToEnd({
    name: state.name,
    script: path.join(root, 'node_modules', call.script),
    args: call.args,
    cwd: root,
    env: { ...process.env, ...call.env },
    stopSignal: 'SIGINT',
    onLine(line) {
      const event = readEvent(line);
      if (event) state.take(event, (failed) => failureOf(root, command, failed));
    },
    ...(log === undefined ? {} : { log }),
  });
  const message = silentFailure(code, state, selected);
  if (state.failures.length > 0 || message === undefined) return;
  const end = log === undefined || code === 0 ? '' : `\n${tail(log, 5)}`;
  state.fail({ title: state.name, message: `${message}${end}`, repeat: `npm run ${command}` });
}

/** The flags that set the number of Jest's workers. */
const workers = /^(?:-i|-w|--runInBand|--maxWorkers)\b/;

/**
 * Some of Jest's projects.
 * @param command the npm script that runs them
 * @param maxWorkers how many files run in parallel
 */
export function jest(name: string, command: string, projects: string[], maxWorkers: string): Suite {
  const script = 'jest/bin/jest.js';
  return {
    name,
    async paths(root) {
      const args = [path.join(root, 'node_modules', script), '--listTests', '--selectProjects'];
      const { stdout } = await promisify(execFile)(process.execPath, [...args, ...projects], {
        cwd: root,
      });
      const files = stdout.split('\n').filter((line) => path.isAbsolute(line));
      return files.map((file) => path.relative(root, file));
    },
    async run(run, selected) {
      const { files, title, flags } = selected;
      const args = [
        ...['--selectProjects', ...projects],
        // `silentFailure` reports it then. With the user's own flags, Jest itself may.
        ...(flags.length === 0 ? ['--passWithNoTests'] : []),
        ...['--cacheDirectory', cache(run.root, 'jest')],
        ...['--reporters', 'default', '--reporters', reporter(run.root)],
        ...(flags.some((flag) => workers.test(flag)) ? [] : ['--maxWorkers', maxWorkers]),
        ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
        ...(title === undefined ? [] : ['--testNamePattern', title]),
        ...flags,
      ];
      await runSuite(command, { script, args }, run, selected);
    },
  };
}

/** Playwright reads a file name as a pattern. */
const asPattern = (file: string) => file.replaceAll('.', '\\.');

/**
 * Playwright's tests.
 * @param command the npm script that runs them
 * @param size tests that only vary another have the tag `@full`: `everyday` leaves them out, `full` runs only them
 * @param env further environment variables
 */
export function playwright(
  name: string,
  command: string,
  size: 'everyday' | 'full' | 'all',
  env: NodeJS.ProcessEnv = {},
): Suite {
  return {
    name,
    paths(root) {
      const files = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' });
      const isSpec = (file: string) => file.endsWith('.spec.ts');
      return Promise.resolve(files.filter(isSpec).map((file) => path.join('e2e', file)));
    },
    async run(run, selected) {
      const { files, title, flags } = selected;
      const pattern = size === 'full' ? `(?=.*@full).*(?:${title ?? ''})` : title;
      const args = [
        ...['test', '--config', 'e2e/playwright.config.ts'],
        // As above.
        ...(flags.length === 0 ? ['--pass-with-no-tests'] : []),
        ...['--reporter', `list,${reporter(run.root)}`],
        ...(pattern === undefined ? [] : ['--grep', pattern]),
        ...(size === 'everyday' ? ['--grep-invert', '@full'] : []),
        ...files.map(asPattern),
        ...flags,
      ];
      const CHROMIUM_PATH = await findTestBrowser();
      const PWTEST_CACHE_DIR = cache(run.root, 'playwright');
      const call = { script: '@playwright/test/cli.js', args };
      const given = { ...env, CHROMIUM_PATH, PWTEST_CACHE_DIR };
      await runSuite(command, { ...call, env: given }, run, selected);
    },
  };
}
