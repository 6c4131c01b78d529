import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { jestFailures, playwrightFailures, type Failure } from './test-failures';

export interface Tally {
  passed: number;
  failures: Failure[];
}

const npmBin = (root: string, name: string) => path.join(root, 'node_modules/.bin', name);

interface ShowOptions {
  env?: NodeJS.ProcessEnv;
  /** The file that takes the output in place of the terminal. */
  log?: string | undefined;
}

/** Runs a command whose output goes to the terminal, or to a log. Resolves with its exit code; a signal counts as 1. */
function show(root: string, name: string, args: string[], { env, log }: ShowOptions = {}) {
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  return new Promise<number>((resolve) => {
    const child = spawn(npmBin(root, name), args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    if (typeof output === 'number') closeSync(output);
    child.once('error', () => {
      resolve(1);
    });
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

/** One command that passes or fails as a whole. */
export async function check(
  root: string,
  title: string,
  name: string,
  args: string[],
): Promise<Tally> {
  const code = await show(root, name, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
  return code === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ title, message: `${name} found something, see above` }] };
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A run that ended badly without naming a failed test (a crash, a file that cannot be loaded) is one failure. */
function tally(name: string, passed: number, failures: Failure[], code: number): Tally {
  const unnamed = {
    title: name,
    message: `ended with code ${String(code)} without naming a failed test`,
  };
  return { passed, failures: code !== 0 && failures.length === 0 ? [unnamed] : failures };
}

function report(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function reportFile(root: string, name: string): string {
  const folder = path.join(root, '.test/reports');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  rmSync(file, { force: true });
  return file;
}

interface JestOptions {
  /** Further arguments of Jest. */
  args?: string[];
  /** The file that takes what Jest says, in place of the terminal. */
  log?: string | undefined;
}

/** Jest over the named projects. No test at all is a failure. */
export async function jest(
  root: string,
  projects: string[],
  { args = [], log }: JestOptions = {},
): Promise<Tally> {
  const file = reportFile(root, `jest-${projects.join('-')}.json`);
  const options = ['--verbose', '--json', `--outputFile=${file}`, ...args];
  const code = await show(root, 'jest', ['--selectProjects', ...projects, ...options], { log });
  const results = report(file);
  const passed = number(results.numPassedTests);
  return tally(`jest ${projects.join(', ')}`, passed, jestFailures(root, results), code);
}

interface PlaywrightOptions {
  env?: NodeJS.ProcessEnv;
  /** One of the projects of its configuration; all where none is named. */
  project?: string;
  /** Files of its tests, from the root; all where none is named. */
  files?: string[];
  /** The file that takes what Playwright says, in place of the terminal. */
  log?: string | undefined;
}

/** Playwright over `e2e/`. */
export async function playwright(
  root: string,
  { env, project, files = [], log }: PlaywrightOptions,
): Promise<Tally> {
  const name = project === undefined ? 'playwright' : `playwright ${project}`;
  const file = reportFile(root, `${name.replace(' ', '-')}.json`);
  const selected = project === undefined ? [] : ['--project', project];
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...selected, ...files];
  const code = await show(root, 'playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    log,
  });
  const results = report(file);
  const { stats } = results;
  const passed =
    typeof stats === 'object' && stats !== null && 'expected' in stats ? number(stats.expected) : 0;
  return tally(name, passed, playwrightFailures(root, results), code);
}
