import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort, { clearLockedPorts } from 'get-port';
import { Stop } from '../start/settings';
import { hasEnded, stop, tail } from './processes';

/**
 * @param variable the setting that moves this port elsewhere
 * @throws Stop when another program listens there
 */
export async function expectFreePort(port: number, variable: string): Promise<void> {
  // get-port reserves what it found for some seconds, and this process may look again before.
  clearLockedPorts();
  if ((await getPort({ port, host: '127.0.0.1' })) === port) return;
  throw new Stop(
    `Port ${String(port)} is in use: stop the program that listens there, or set ${variable} to a free port.`,
  );
}

/** Whether a server answers at an address, with success and within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** A server that was started. */
interface StartingServer {
  child: ChildProcess;
  log: string;
  /** What it is, for an error message: "The CMS". */
  name: string;
}

/**
 * Waits until a server answers. wait-on would bring axios, joi, lodash and rxjs, and wait on for a program that has ended.
 * @param maxMs one that does not answer by then is stopped
 * @throws Stop with the end of its log when it ends before that, or takes too long
 */
export async function waitForAnswer(
  url: string,
  { child, log, name }: StartingServer,
  maxMs = 15 * 60_000,
): Promise<void> {
  const failed = (how: string) =>
    new Stop(`${tail(log)}\n\n${name} ${how}. The whole log is in ${log}.`);
  const deadline = performance.now() + maxMs;
  while (!(await answers(url))) {
    if (hasEnded(child)) throw failed('did not start');
    if (performance.now() > deadline) {
      await stop(child);
      throw failed(`did not answer within ${String(Math.round(maxMs / 60_000))} minutes`);
    }
    await wait(200);
  }
}

/** When a server that ends by itself is started again. */
interface Restarts {
  /** How long to wait before each start in a row, in milliseconds. */
  pausesMs: readonly number[];
  /** A server that ran for so long counts as sound: the pauses begin anew. */
  soundMs: number;
}

const restarts: Restarts = {
  pausesMs: [1_000, 5_000, 15_000, 30_000, 60_000],
  soundMs: 10 * 60_000,
};

export interface Server<Running> {
  running: Running;
  /** Resolves when it has ended. */
  ended: (running: Running) => Promise<unknown>;
  /** @throws Stop when it does not start */
  start: () => Promise<Running>;
  /** Whether the command is over, so that nothing is started any more. */
  isOver: () => boolean;
  /** Gets what ended, and in how many milliseconds it is started again. */
  onRestart: (running: Running, pauseMs: number) => void;
}

/**
 * Starts a server again whenever it ends by itself.
 * @returns when the command is over, or with the last one when it has ended once more than there are pauses
 */
export async function keepRunning<Running>(
  { running, ended, start, isOver, onRestart }: Server<Running>,
  { pausesMs, soundMs }: Restarts = restarts,
): Promise<Running> {
  let current = running;
  let startedAt = performance.now();
  for (let ends = 0; ; ends += 1) {
    await ended(current);
    if (performance.now() - startedAt > soundMs) ends = 0;
    const pauseMs = pausesMs[ends];
    if (isOver() || pauseMs === undefined) return current;
    onRestart(current, pauseMs);
    await wait(pauseMs);
    if (isOver()) return current;
    startedAt = performance.now();
    try {
      current = await start();
    } catch (failure) {
      // It has ended again, which uses up the next pause.
      if (!(failure instanceof Stop)) throw failure;
    }
  }
}
