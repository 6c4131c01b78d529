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

/** The last lines of a log. */
export const tail = (log: string, lines = 20): string =>
  readFileSync(log, 'utf8').trim().split('\n').slice(-lines).join('\n');

const endsWithParent = pathToFileURL(path.resolve('scripts/processes/ends-with-parent.mjs')).href;

/** The running programs, with the signal that asks each to stop. */
const running = new Map<ChildProcess, NodeJS.Signals | undefined>();
let stopped = false;

/** Sends a signal to a program and its child processes. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-Number(child.pid), name);
  } catch {
    // It has no process group of its own, or the group has ended.
    child.kill(name);
  }
}

/**
 * Starts a Node program in a process group of its own, which is killed when it ends: no child process of it stays. It ends
 * with this process, even if this one is killed. Ctrl-C in a terminal does not reach it: this process has to stop it.
 */
export function launch({ script, args, cwd, env, log, onLine, ...more }: Program): ChildProcess {
  const output = log === undefined ? 'inherit' : openSync(log, 'w', 0o600);
  const child = spawn(process.execPath, ['--import', endsWithParent, script, ...args], {
    cwd,
    env,
    stdio: ['pipe', output, output, onLine === undefined ? 'ignore' : 'pipe'],
    detached: true,
    timeout: more.maxMs,
    killSignal: 'SIGKILL',
  });
  if (typeof output === 'number') closeSync(output);
  running.set(child, more.stopSignal);
  child.once('exit', () => {
    running.delete(child);
    signal(child, 'SIGKILL');
  });
  const lines = child.stdio[3];
  if (lines instanceof Readable && onLine) createInterface(lines).on('line', onLine);
  return child;
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
 * Runs a program to its end.
 * @param started gets its process, so that the caller can stop it
 * @returns its exit code, or null when a signal ended it
 * @throws Stop when it takes too long, or after `stopRunning`
 */
export async function runToEnd(
  program: Program,
  started: (child: ChildProcess) => void = () => undefined,
): Promise<number | null> {
  if (stopped) throw new Stop('Stopped.');
  const child = launch(program);
  started(child);
  const code = await ended(child);
  // Whoever stops a program signals its group; only the time limit kills it alone.
  if (!child.killed) return code;
  const minutes = Math.round(Number(program.maxMs) / 60_000);
  throw new Stop(`${program.name} did not end within ${String(minutes)} minutes.`);
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
 * Runs a program that has to succeed, by default within half an hour.
 * @param started gets its process, so that the caller can stop it
 * @throws ProgramFailed with the end of its log; Stop when it takes too long
 */
export async function run(
  program: Program & { log: string },
  started?: (child: ChildProcess) => void,
): Promise<void> {
  const code = await runToEnd({ maxMs: 30 * 60_000, ...program }, started);
  if (code === 0) return;
  const { name, log } = program;
  const message = `${tail(log)}\n\n${name} failed. The whole log is in ${path.relative('.', log)}.`;
  throw new ProgramFailed(message, tail(log, 500), code === null);
}

/** Asks a program to stop, and kills it if it still runs after 10 seconds. */
export async function stop(child: ChildProcess, asking: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!hasEnded(child)) signal(child, asking);
  const force = setTimeout(() => {
    signal(child, 'SIGKILL');
  }, 10_000);
  await ended(child);
  clearTimeout(force);
}

/** Stops every running program. After that, `run` and `runToEnd` start nothing. */
export const stopRunning = async (): Promise<void> => {
  stopped = true;
  await Promise.all([...running].map(([child, stopSignal]) => stop(child, stopSignal)));
};
