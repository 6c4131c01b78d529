import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ended, launch, stop } from '../processes';

const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
const log = path.join(folder, 'program.log');
const long = path.join(__dirname, 'long.cjs');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<void> {
  while (runs(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a program ends with the process that started it, also when that is killed', async () => {
  const args = ['--import', 'tsx', path.join(__dirname, 'launch-and-wait.mts'), long, log];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number((await once(parent.stdout, 'data'))[0]);
  expect(runs(pid)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await untilGone(pid);
});

test('a program that has nothing left to do ends by itself', async () => {
  const script = path.join(folder, 'short.cjs');
  writeFileSync(script, '');
  const child = launch({ name: '', script, args: [], cwd: folder, env: process.env, log });
  expect(await ended(child)).toBe(0);
});

test('what a program starts itself is left alone', async () => {
  const script = path.join(__dirname, 'fork-and-thread.mjs');
  const child = launch({ name: '', script, args: [], cwd: folder, env: process.env, log });
  expect(await ended(child)).toBe(0);
});

test('a program that is asked to stop does', async () => {
  const child = launch({ name: '', script: long, args: [], cwd: folder, env: process.env, log });
  await stop(child);
  expect(child.signalCode).toBe('SIGTERM');
});
