// A program that exits with status 0 after its child process and its thread have.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker } from 'node:worker_threads';

const script = fileURLToPath(import.meta.url);

async function start() {
  const child = fork(script, { stdio: 'ignore' });
  const ends = await Promise.all([once(child, 'exit'), once(new Worker(script), 'exit')]);
  process.exit(ends.every(([code]) => code === 7) ? 0 : 1);
}

if (isMainThread && process.send === undefined) void start();
else setTimeout(() => process.exit(7), 200);
