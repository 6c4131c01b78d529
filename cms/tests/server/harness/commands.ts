import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Command, Ended } from '../../environment/run-here';
import { placeOfCms } from './cms';

interface Options {
  env?: Record<string, string>;
}

interface ProcessOptions extends Options {
  /** The maximum size of a file, in blocks of 512 bytes: a larger one fails as on a full disk. */
  fileBlocks?: number;
  /** Called with the whole output so far whenever there is more. */
  onOutput?: (output: string, child: ChildProcess) => void;
}

const cmsFolder = path.resolve(__dirname, '../../..');

/** The signal at the limit of a file's size would end the program. Handled, it leaves an error as a full disk does. */
const errorAtLimit = {
  NODE_OPTIONS: '--import=data:text/javascript,process.on(%22SIGXFSZ%22,()=>{})',
};

const ownSettings = {
  // No CMS on this machine answers on this port, and `fetch` refuses to call it.
  CMS_PORT: '1',
  // The default level, unlike that of the CMSs in these tests.
  LOG_LEVEL: '',
};

/**
 * Runs a command for the CMS of this test file, whether that runs or not: on its files and rows and with its secrets.
 * It runs in this process, which saves the seconds that Strapi takes to load.
 */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { env = {} }: Options = {},
): Promise<Ended> {
  return cmsRealm.runHere(command, args, { ...(await placeOfCms()), ...ownSettings, ...env });
}

/** Runs a command in its own process, as an operator does. */
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

/** The secrets of the CMS that was started last, for another CMS that replaces it. */
export const sameSecrets = (): Record<string, string> =>
  Object.fromEntries(secrets.map((name) => [name, process.env[name] ?? '']));
