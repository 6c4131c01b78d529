import { createServer } from 'node:net';
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
