import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stop } from './settings';

export interface Program {
  /** What it does, for the sentence of a failure: "The CMS". */
  name: string;
  /** The script that Node runs, absolute. */
  script: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The file that takes all that it prints. */
  log: string;
}

/** The last lines of a log. */
export const tail = (log: string, lines = 20): string =>
  readFileSync(log, 'utf8').trim().split('\n').slice(-lines).join('\n');

const endsWithParent = pathToFileURL(path.resolve('scripts/ends-with-parent.mjs')).href;

/** Starts a Node program whose output goes to its log. It ends with this process, also when that is killed. */
export function launch(program: Program): ChildProcess {
  const output = openSync(program.log, 'w', 0o600);
  const args = ['--import', endsWithParent, program.script, ...program.args];
  const child = spawn(process.execPath, args, {
    cwd: program.cwd,
    env: program.env,
    stdio: ['pipe', output, output],
  });
  closeSync(output);
  return child;
}

/** Whether the program is over, by itself or by a signal. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Resolves with the exit code, or with null when a signal ended the program. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  hasEnded(child)
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

const running = new Set<ChildProcess>();

/** A program of `run` ended badly. */
export class ProgramFailed extends Stop {
  /**
   * @param output the end of what it printed
   * @param killed whether a signal ended it
   */
  constructor(
    message: string,
    readonly output: string,
    readonly killed: boolean,
  ) {
    super(message);
  }
}

/**
 * Runs a program to its end.
 * @param started gets its process, for whoever may have to end it
 * @throws ProgramFailed with the end of its log when it fails
 */
export async function run(
  program: Program,
  started?: (child: ChildProcess) => void,
): Promise<void> {
  const child = launch(program);
  running.add(child);
  started?.(child);
  const code = await ended(child);
  running.delete(child);
  if (code === 0) return;
  const log = path.relative(process.cwd(), program.log);
  throw new ProgramFailed(
    `${tail(program.log)}\n\n${program.name} failed. The whole log is in ${log}.`,
    tail(program.log, 500),
    code === null,
  );
}

/** Asks a program to stop, and ends it after 10 seconds if it did not. */
export async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended(child);
  clearTimeout(force);
}

/** Stops whatever `run` has under way. */
export const stopRunning = async (): Promise<void> => {
  await Promise.all([...running].map(stop));
};
