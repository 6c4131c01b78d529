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

/** What was selected, with flags for the program that runs it. */
type Selected = Selection & { flags: string[] };

/** Tests that one program runs. */
export interface Suite {
  name: string;
  /** Its test files, from the root. */
  paths: (root: string) => Promise<string[]>;
  /** Runs those that are selected. That there is none is a failure. */
  run: (run: Run, selected: Selected) => Promise<void>;
}

interface Call {
  /** Below node_modules. */
  script: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

const reporter = (root: string) => path.join(root, 'scripts/test/reporter.mjs');

/** Where a program keeps for the next run what it has compiled. */
const cache = (root: string, name: string) => path.join(root, '.test/cache', name);

/**
 * The message for a run that named no failed test, if something is wrong with it. Programs are asked to end well without a
 * test, so that their code says whether they ran. With flags of one's own they may have been asked for something else.
 * @param code the exit code of its program, null when a signal ended it
 * @param state what its reporter said
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

/** The flags that say how many workers Jest has. */
const workers = /^(?:-i|-w|--runInBand|--maxWorkers)\b/;

/**
 * Projects of Jest.
 * @param command the npm script that runs them
 * @param maxWorkers how many of its files run at a time
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
        // `silentFailure` says then that there is none. With flags of one's own the program may say so too.
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

/** Playwright reads a file's name as a pattern. */
const asPattern = (file: string) => file.replaceAll('.', '\\.');

/**
 * The tests of Playwright.
 * @param command the npm script that runs them
 * @param size those that only multiply have the tag `@full`: `everyday` is without them, `full` is them alone
 * @param env what its environment holds besides
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
