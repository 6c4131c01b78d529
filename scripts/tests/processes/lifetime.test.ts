import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runs, until } from '../support';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lifetime-'));
const log = path.join(folder, 'program.log');
const command = path.join(__dirname, 'run-and-wait.mts');
const family = path.join(__dirname, 'family.mjs');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The process ids of the program and its child process. */
const pids = () =>
  existsSync(log) ? (readFileSync(log, 'utf8').match(/\d+/g) ?? []).map(Number) : [];

const tempFolders = () => readdirSync(folder).filter((name) => name.startsWith('hr-finance-'));

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
});

/** Starts a command that runs until it is stopped, and waits until all its processes run. */
async function start() {
  rmSync(log, { force: true });
  const args = ['--import', 'tsx', command, family, log];
  const env = { ...process.env, TMPDIR: folder };
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
  started.push(child);
  await until(() => pids().length === 2);
  return child;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the command alone ends everything that it started, and nothing is left in the temporary folder',
  async (signal) => {
    const child = await start();
    const before = { running: pids().filter(runs), temp: tempFolders() };
    child.kill(signal);
    await once(child, 'exit');
    expect(before.running).toEqual(pids());
    expect(before.temp).toHaveLength(1);
    expect(tempFolders()).toEqual([]);
    await until(() => !pids().some(runs));
  },
);
