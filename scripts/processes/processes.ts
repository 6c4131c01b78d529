import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { Stop } from '../start/settings';

export interface Program {
  /** Its name in error messages: "The CMS". */
  name: string;
  /** The script that Node runs, absolute. */
  script: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The file for its output; by default the terminal. */
  log?: string;
  /** Gets each line that it writes to file descriptor 3. */
  onLine?: (line: string) => void;
  /** The signal that asks it to stop; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
  /** Milliseconds after which it is killed. */
  maxMs?: number;
}

/** A program whose output goes to a file. */
type LoggedProgram = Program & { log: string };

const halfAnHour = 30 * 60_000;

/** The last lines of a log. */
export const tail = (log: string, lines = 20): string =>
  readFileSync(log, 'utf8').trim().split('\n').slice(-lines).join('\n');

const endsWithParent = pathToFileURL(path.resolve('scripts/processes/ends-with-parent.mjs')).href;

/** The running programs, with the signal that asks each to stop. */
const running = new Map<ChildProcess, NodeJS.Signals | undefined>();
let stopped = false;

/**
 * Starts a Node program in a process group of its own. It ends with this process, even if this one is killed. Ctrl-C in a
 * terminal does not reach it: this process has to stop it.
 *
 * Not with execa: it passes logs through this process, which may be busy and block the program, and kills the program alone.
 */
export function launch(program: Program): ChildProcess {
  const { script, args, cwd, env, log, onLine, stopSignal, maxMs } = program;
  const output = log === undefined ? 'inherit' : openSync(log, 'w', 0o600);
  const child = spawn(process.execPath, ['--import', endsWithParent, script, ...args], {
    cwd,
    env,
    stdio: ['pipe', output, output, onLine === undefined ? 'ignore' : 'pipe'],
    detached: process.platform !== 'win32',
    timeout: maxMs,
    killSignal: 'SIGKILL',
  });
  if (typeof output === 'number') closeSync(output);
  running.set(child, stopSignal);
  child.once('exit', () => running.delete(child));
  const lines = child.stdio[3];
  if (lines instanceof Readable && onLine) createInterface(lines).on('line', onLine);
  return child;
}

/** Sends a signal to a program and its child processes. */
export function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // It has no process group of its own, or the group has ended.
    child.kill(name);
  }
}

/** Whether the program has ended, by itself or by a signal. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Resolves with the exit code, or with null when a signal ended the program. */
export async function ended(child: ChildProcess): Promise<number | null> {
  // Not `exit`: the last of its output may still be on its way.
  if (!hasEnded(child)) await once(child, 'close');
  return child.exitCode;
}

/**
 * Runs a program to its end. Its child processes end with it.
 * @param started gets its process, so that the caller can stop it
 * @returns its exit code, or null when a signal ended it
 * @throws Stop when it takes too long, or after `stopRunning`
 */
export async function runToEnd(
  program: Program,
  started?: (child: ChildProcess) => void,
): Promise<number | null> {
  if (stopped) throw new Stop('Stopped.');
  const child = launch(program);
  const began = performance.now();
  started?.(child);
  const code = await ended(child);
  signal(child, 'SIGKILL');
  const { name, maxMs = Infinity } = program;
  if (code === null && performance.now() - began >= maxMs) {
    throw new Stop(`${name} did not end within ${String(Math.round(maxMs / 60_000))} minutes.`);
  }
  return code;
}

/** A program of `run` failed. */
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
 * Runs a program that has to succeed, within half an hour unless it sets its own limit.
 * @param started gets its process, so that the caller can stop it
 * @throws ProgramFailed with the end of its log when it fails; Stop when it takes too long
 */
export async function run(
  program: LoggedProgram,
  started?: (child: ChildProcess) => void,
): Promise<void> {
  const code = await runToEnd({ maxMs: halfAnHour, ...program }, started);
  if (code === 0) return;
  const log = path.relative(process.cwd(), program.log);
  throw new ProgramFailed(
    `${tail(program.log)}\n\n${program.name} failed. The whole log is in ${log}.`,
    tail(program.log, 500),
    code === null,
  );
}

/**
 * Asks a program to stop, and kills it if it still runs after 10 seconds. Its child processes end with it.
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

/** Stops every running program. After that, `run` and `runToEnd` start nothing. */
export const stopRunning = async (): Promise<void> => {
  stopped = true;
  await Promise.all([...running].map(([child, stopSignal]) => stop(child, stopSignal)));
};
