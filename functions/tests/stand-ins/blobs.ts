import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const token = 'blobs-token';

/** What the platform puts into the environment for the client of the store. */
export function blobsContext(edgeURL: string): string {
  const context = { edgeURL, uncachedEdgeURL: edgeURL, siteID: 'site', token };
  return Buffer.from(JSON.stringify(context)).toString('base64');
}

function start(directory: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(__dirname, 'blobs-server.mjs'), [directory, token], {
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`The store ended with ${String(code)}.`));
    });
    child.once('message', (port) => {
      resolve({ child, port: Number(port) });
    });
  });
}

/** Starts Netlify's local store in an empty folder for all tests of a file. */
export function useBlobs() {
  let directory = '';
  let running: { child: ChildProcess; port: number } | undefined;
  beforeAll(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'blobs-'));
    running = await start(directory);
  });
  afterAll(async () => {
    if (running !== undefined) {
      const ended = once(running.child, 'exit');
      running.child.disconnect();
      await ended;
    }
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    context: () => blobsContext(`http://localhost:${String(running?.port)}`),
    /** Paths and contents of all files of the store, as one text. */
    everything: () =>
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
        .join('\n'),
  };
}
