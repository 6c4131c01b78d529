import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Command, Ended } from '../../environment/run-here';
import { placeOfCms } from './cms';

interface Options {
  env?: Record<string, string>;
}

interface ProcessOptions extends Options {
  /** The most that it may write into one file, in 512 bytes: a disk that is full after so much. */
  fileBlocks?: number;
  /** Called with all that was said so far, whenever more was said. */
  onOutput?: (output: string, child: ChildProcess) => void;
}

const cmsFolder = path.resolve(__dirname, '../../..');

/** The signal at the limit of a file's size would end the program; handled, it leaves an error, as a full disk does. */
const errorAtLimit = {
  NODE_OPTIONS: '--import=data:text/javascript,process.on(%22SIGXFSZ%22,()=>{})',
};

const ownSettings = {
  // No CMS of this machine answers on this port, which `fetch` does not ask.
  CMS_PORT: '1',
  // It says what it says by default, other than the CMSs of these tests.
  LOG_LEVEL: '',
};

/**
 * Runs a command of the terminal for the CMS of this test file: on its place and with its secrets, whether it runs or not.
 * It runs in this process, which spares it the seconds that Strapi takes to load.
 */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { env = {} }: Options = {},
): Promise<Ended> {
  return cmsRealm.runHere(command, args, { ...(await placeOfCms()), ...ownSettings, ...env });
}

/** The same as an operator does it, in a process of its own. */
export async function spawnCommand(
  command: Command,
  args: readonly string[],
  { env = {}, fileBlocks, onOutput }: ProcessOptions = {},
): Promise<Ended> {
  const script = path.join(cmsFolder, 'dist/src/operations/commands', `${command}.js`);
  const limit = fileBlocks === undefined ? '' : `ulimit -f ${String(fileBlocks)};`;
  const shell = ['-c', `${limit} exec "$0" "$@"`];
  const child = spawn('/bin/sh', [...shell, process.execPath, script, ...args], {
    cwd: cmsFolder,
    env: { ...process.env, ...(await placeOfCms()), ...ownSettings, ...errorAtLimit, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(output, child);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

const secrets = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
];

/** The secrets of the CMS that was started last, for another one that takes its place. */
export const sameSecrets = (): Record<string, string> =>
  Object.fromEntries(secrets.map((name) => [name, process.env[name] ?? '']));
