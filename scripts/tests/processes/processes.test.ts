import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ended, launch, run, stop } from '../../processes/processes';
import { runs, until } from '../support';

const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
const log = path.join(folder, 'program.log');
const long = path.join(folder, 'long.cjs');
writeFileSync(long, 'setTimeout(() => undefined, 3_600_000);');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const family = path.join(__dirname, 'family.mjs');
const pidsInLog = () => (readFileSync(log, 'utf8').match(/\d+/g) ?? []).map(Number);

test('a program and its child processes end with their parent, even if that is killed', async () => {
  const args = ['--import', 'tsx', path.join(__dirname, 'launch-and-wait.mts'), family, log];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(parent.stdout, 'data');
  await until(() => pidsInLog().length === 2);
  expect(pidsInLog().every(runs)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await until(() => !pidsInLog().some(runs));
});

test('a program that has nothing left to do exits by itself', async () => {
  const script = path.join(folder, 'short.cjs');
  writeFileSync(script, '');
  const child = launch({ name: '', script, args: [], cwd: folder, env: process.env, log });
  expect(await ended(child)).toBe(0);
});

test('the child processes of a running program are left alone', async () => {
  const script = path.join(__dirname, 'fork-and-thread.mjs');
  const child = launch({ name: '', script, args: [], cwd: folder, env: process.env, log });
  expect(await ended(child)).toBe(0);
});

test('a program that is asked to stop stops', async () => {
  const child = launch({ name: '', script: long, args: [], cwd: folder, env: process.env, log });
  await stop(child);
  expect(child.signalCode).toBe('SIGTERM');
});

test('the child processes of a stopped program end, even if they ignore the signal', async () => {
  const child = launch({ name: '', script: family, args: [], cwd: folder, env: process.env, log });
  await until(() => pidsInLog().length === 2);
  await stop(child);
  await until(() => !pidsInLog().some(runs));
});

test('the child processes of a program that ends by itself end too', async () => {
  const script = path.join(folder, 'leaves.cjs');
  writeFileSync(
    script,
    `const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, [${JSON.stringify(long)}], { stdio: 'ignore' });
    child.unref();
    console.log(child.pid);`,
  );
  await run({ name: '', script, args: [], cwd: folder, env: process.env, log });
  expect(pidsInLog()).toHaveLength(1);
  await until(() => !pidsInLog().some(runs));
});
