import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runs, tempFolder, until } from './support';

const run = path.resolve('scripts/run.mjs');
const family = path.join(__dirname, 'processes/family.mjs');
const temp = tempFolder();

/** An npm that runs for an hour, with a child process that ignores SIGTERM. */
const longInstall = `exec "${process.execPath}" "${family}" > pids`;

/** Starts a command in a checkout without packages, whose `npm` is a shell script. */
function install(npm: string) {
  for (const folder of ['bin', 'cms']) mkdirSync(temp(folder));
  for (const folder of ['', 'cms']) writeFileSync(temp(`${folder}/package-lock.json`), '{}');
  writeFileSync(temp('bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${temp('bin')}:${String(process.env.PATH)}` };
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  return spawn(process.execPath, [run, 'start/start'], { cwd: temp(), env, stdio: [...stdio] });
}

/** The npm of a folder and its child process. */
function pidsOf(folder: string): number[] {
  const file = temp(`${folder}/pids`);
  return existsSync(file) ? (readFileSync(file, 'utf8').match(/\d+/g) ?? []).map(Number) : [];
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends npm and its child processes',
  async (signal) => {
    const command = install(longInstall);
    const pids = () => ['', 'cms'].flatMap(pidsOf);
    await until(() => pids().length === 4);
    command.kill(signal);
    const [said] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    expect(said).toBe('\nStopped.\n');
    expect(command.exitCode).toBe(1);
    await until(() => !pids().some(runs));
  },
);

test('when the packages of one part cannot be installed, the installation of the other ends', async () => {
  const failing = 'until [ -s ../pids ]; do sleep 0.05; done; echo "no such package" >&2; exit 1';
  const command = install(`case "$PWD" in */cms) ${failing};; *) ${longInstall};; esac`);
  const [said] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect(said).toBe(
    'no such package\n\nThe packages of the CMS could not be installed (npm ci).\n',
  );
  expect(pidsOf('')).toHaveLength(2);
  await until(() => !pidsOf('').some(runs));
});
