import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort, { clearLockedPorts } from 'get-port';
import { Stop } from '../start/settings';
import { hasEnded, stop, tail } from './processes';

/**
 * @param variable the setting for this port
 * @throws Stop when another program listens there
 */
export async function expectFreePort(port: number, variable: string): Promise<void> {
  // get-port reserves a found port for some seconds, and this process may ask again before that.
  clearLockedPorts();
  if ((await getPort({ port, host: '127.0.0.1' })) === port) return;
  throw new Stop(
    `Port ${String(port)} is in use: stop the program that listens there, or set ${variable} to a free port.`,
  );
}

/** Whether a server at an address answers with success within two seconds. */
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
  /** Its name in error messages: "The CMS". */
  name: string;
}

/**
 * Waits until a server answers. Not with wait-on, which goes on waiting when the program has ended.
 * @param maxMs a server that does not answer by then is stopped
 * @throws Stop with the end of its log when it ends or takes too long
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
