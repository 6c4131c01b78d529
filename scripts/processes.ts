import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
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
  /** The file that takes all that it prints; this terminal where none is named. */
  log?: string;
  /** Gets all that it writes to its file descriptor 3. */
  messages?: (from: Readable) => void;
  /** The signal that asks it to stop, in place of SIGTERM. */
  stopSignal?: NodeJS.Signals;
}

/** A program whose output goes to a file. */
export type LoggedProgram = Program & {
  log: string;
  /** One that takes longer is killed; half an hour where no limit is named. */
  limitMs?: number;
};

const halfAnHour = 30 * 60_000;

/** The last lines of a log. */
export const tail = (log: string, lines = 20): string =>
  readFileSync(log, 'utf8').trim().split('\n').slice(-lines).join('\n');

const endsWithParent = pathToFileURL(path.resolve('scripts/ends-with-parent.mjs')).href;

/** The programs that were launched and have not ended. */
const running = new Map<ChildProcess, Program>();
let stopped = false;

/** The programs that are the first of a process group: a signal reaches what they started, too. */
const leaders = new WeakSet<ChildProcess>();
const hasGroups = process.platform !== 'win32';

/**
 * Starts a Node program. It ends with this process, also when that is killed. Ctrl-C in a terminal does not reach it: this
 * process has to stop it.
 */
export function launch(program: Program): ChildProcess {
  const { log, messages } = program;
  const output = log === undefined ? 'inherit' : openSync(log, 'w', 0o600);
  const child = spawn(
    process.execPath,
    ['--import', endsWithParent, program.script, ...program.args],
    {
      cwd: program.cwd,
      env: program.env,
      stdio: ['pipe', output, output, messages === undefined ? 'ignore' : 'pipe'],
      detached: hasGroups,
    },
  );
  if (typeof output === 'number') closeSync(output);
  if (hasGroups) leaders.add(child);
  running.set(child, program);
  child.once('exit', () => running.delete(child));
  const from = child.stdio[3];
  if (from instanceof Readable) messages?.(from);
  return child;
}

/** Sends a signal to a program, and to the processes that it started. */
export function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || !leaders.has(child)) {
    child.kill(name);
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch {
    // None of them is left.
  }
}

/** Whether the program is over, by itself or by a signal. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Resolves with the exit code, or with null when a signal ended the program. */
export const ended = (child: ChildProcess): Promise<number | null> =>
  hasEnded(child)
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

/**
 * Runs a program to its end. What it started does not outlive it.
 * @param started gets its process, for whoever may have to end it
 * @returns its exit code, or null when a signal ended it
 * @throws Stop when everything was stopped before
 */
export async function runToEnd(
  program: Program,
  started?: (child: ChildProcess) => void,
): Promise<number | null> {
  if (stopped) throw new Stop('Stopped.');
  const child = launch(program);
  started?.(child);
  const code = await ended(child);
  signal(child, 'SIGKILL');
  return code;
}

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
 * Runs a program that has to end well, within its limit.
 * @param started gets its process, for whoever may have to end it
 * @throws ProgramFailed with the end of its log when it fails; Stop when it took too long
 */
export async function run(
  program: LoggedProgram,
  started?: (child: ChildProcess) => void,
): Promise<void> {
  const { limitMs = halfAnHour } = program;
  const limit = AbortSignal.timeout(limitMs);
  const code = await runToEnd(program, (child) => {
    limit.addEventListener('abort', () => {
      signal(child, 'SIGKILL');
    });
    started?.(child);
  });
  if (code === 0) return;
  if (code === null && limit.aborted) {
    const minutes = String(Math.round(limitMs / 60_000));
    throw new Stop(`${program.name} did not end within ${minutes} minutes.`);
  }
  const log = path.relative(process.cwd(), program.log);
  throw new ProgramFailed(
    `${tail(program.log)}\n\n${program.name} failed. The whole log is in ${log}.`,
    tail(program.log, 500),
    code === null,
  );
}

/**
 * Asks a program to stop, and ends it after 10 seconds if it did not. What it started does not outlive it.
 * @param asking the signal that the program understands
 */
export async function stop(child: ChildProcess, asking: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!hasEnded(child)) signal(child, asking);
  const force = setTimeout(() => {
    signal(child, 'SIGKILL');
  }, 10_000);
  await ended(child);
  clearTimeout(force);
  signal(child, 'SIGKILL');
}

/** Stops every program that was launched and still runs. `run` and `runToEnd` start nothing any more. */
export const stopRunning = async (): Promise<void> => {
  stopped = true;
  await Promise.all([...running].map(([child, { stopSignal }]) => stop(child, stopSignal)));
};
