import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded, stop, tail } from './processes';
import { Stop } from './settings';

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });

/**
 * @param variable the setting that moves this port elsewhere
 * @throws Stop when another program listens there
 */
export async function expectFreePort(port: number, variable: string): Promise<void> {
  if (await canListen(port)) return;
  throw new Stop(
    `Port ${String(port)} is in use: stop the program that listens there, or set ${variable} to a free port.`,
  );
}

/** Whether a server answers at an address, with success and within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}

/** A server that was started. */
export interface StartingServer {
  child: ChildProcess;
  log: string;
  /** What it is, for the sentence of a failure: "The CMS". */
  name: string;
}

const quarterOfAnHour = 15 * 60_000;

/**
 * Waits until a server answers.
 * @param limitMs one that does not answer by then is stopped
 * @throws Stop with the end of its log when it ends before that, or takes too long
 */
export async function waitForAnswer(
  url: string,
  { child, log, name }: StartingServer,
  limitMs = quarterOfAnHour,
): Promise<void> {
  const until = performance.now() + limitMs;
  while (!(await answers(url))) {
    const where = `The whole log is in ${log}.`;
    if (hasEnded(child)) throw new Stop(`${tail(log)}\n\n${name} did not start. ${where}`);
    if (performance.now() > until) {
      await stop(child);
      const minutes = String(Math.round(limitMs / 60_000));
      throw new Stop(`${tail(log)}\n\n${name} did not answer within ${minutes} minutes. ${where}`);
    }
    await wait(200);
  }
}
