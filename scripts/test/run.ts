import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd, tail, type Program } from '../processes/processes';
import { findTestBrowser } from './browser';
import type { Command, Selection, Suite } from './parts';
import { beginning, failureOf, type Failure, type Result, type RunEvent } from './summary';

/** The folder for the output of a whole run. */
export const logs = path.resolve('.test/logs');

/** A part that is running. */
export interface Running {
  result: Result;
  /** Gets its progress in a few words. */
  show: (progress: string) => void;
  /** Gets each failure when it happens. */
  fail: (failure: Failure) => void;
}

/** Runs a tool to its end. @returns its exit code, or null when a signal ended it */
const runTool = ([tool, ...args]: Command, more: Partial<Program>): Promise<number | null> =>
  runToEnd({
    name: tool,
    script: path.resolve('node_modules/.bin', tool),
    args,
    cwd: process.cwd(),
    env: process.env,
    ...more,
  });

/** Runs commands that pass or fail as a whole. */
export async function runCommands(commands: readonly Command[], part: Running): Promise<void> {
  for (const command of commands) {
    const title = command.join(' ');
    const log = path.join(logs, `${title.replaceAll(/\W+/g, '-')}.log`);
    if ((await runTool(command, { log })) === 0) part.result.passed += 1;
    else {
      const message = `${beginning(readFileSync(log, 'utf8'))}\nFull output: ${log}`;
      part.fail({ title, message, repeat: `npx ${title}` });
    }
  }
}

const isEvent = (value: unknown): value is RunEvent => typeof value === 'object' && value !== null;

/**
 * The message for a run that failed without naming a failed test. A run without a test has failed, unless the person's own
 * flags asked for something else.
 */
export function silentFailure(
  code: number | null,
  { passed, done, flags }: { passed: number; done: number; flags: string[] },
): string | undefined {
  if (code !== 0) return `It ended with code ${String(code)}, without naming a failed test.`;
  if (passed > 0 || (flags.length > 0 && done === 0)) return undefined;
  return 'No test matches. Tests with the tag @full run under npm run test:full.';
}

/**
 * Runs the selected tests of a suite. It fails if there are none.
 * @param log the file for the output; by default the terminal
 */
export async function runSuite(
  { name, script, isBrowser, command, env }: Suite,
  selection: Selection,
  { result, show, fail }: Running,
  log?: string,
): Promise<void> {
  let [done, total] = [0, 0];
  const code = await runTool(command(selection), {
    env: {
      ...process.env,
      ...env,
      ...(isBrowser ? { CHROMIUM_PATH: await findTestBrowser() } : {}),
    },
    stopSignal: 'SIGINT',
    onLine(line) {
      const event: unknown = JSON.parse(line);
      if (!isEvent(event)) return;
      total = event.total ?? total;
      done += event.done ?? 0;
      result.passed += event.passed ?? 0;
      if (event.failed) fail(failureOf(script, event.failed));
      show(`${String(done)} of ${String(total)}`);
    },
    ...(log === undefined ? {} : { log }),
  });
  const silent = silentFailure(code, { passed: result.passed, done, flags: selection.flags });
  if (result.failures.length > 0 || silent === undefined) return;
  const end = log === undefined || code === 0 ? '' : `\n${tail(log, 5)}`;
  fail({ title: name, message: `${silent}${end}`, repeat: `npm run ${script}` });
}
