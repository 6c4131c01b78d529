import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildCms } from './cms';
import { readSecrets } from './secrets';
import { ownAddress, Stop, type Settings } from './settings';

/** What each operation takes, as the person types it. */
const operations = {
  backup: '<folder>',
  restore: '<folder> [--replace]',
  erase: '<e-mail address> | --unreadable',
} as const;

export type Operation = keyof typeof operations;

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

/** @throws Stop that shows how to call it, when nothing is named to work on */
export function readOperation([name = '', ...args]: readonly string[]): {
  operation: Operation;
  args: string[];
} {
  if (!isOperation(name)) throw new Stop(`There is no operation "${name}".`);
  if (args.length === 0) throw new Stop(`Call it as: npm run ${name} -- ${operations[name]}`);
  return { operation: name, args };
}

/**
 * The environment of the CMS's commands. A host's own has all secrets, and nothing is added to it. Without them it is a house
 * of `npm start`, whose secrets stand beside its data.
 */
export function operationEnv(settings: Settings): NodeJS.ProcessEnv {
  const isLocal = (process.env.APP_KEYS ?? '') === '';
  return {
    ...process.env,
    ...(isLocal
      ? { SITE_URL: ownAddress(settings.sitePort), ...readSecrets(settings.dataDir) }
      : {}),
    STRAPI_TELEMETRY_DISABLED: 'true',
    NODE_ENV: 'production',
    DATA_DIR: settings.dataDir,
    CMS_PORT: String(settings.cmsPort),
  };
}

/** The command, compiled. It is built only where it is missing: a CMS that runs meanwhile needs the files that it has. */
async function compiled({ root, dataDir }: Settings, operation: Operation): Promise<string> {
  const script = path.join(root, 'cms/dist/src/operations/commands', `${operation}.js`);
  if (!existsSync(script)) {
    console.log('Building the CMS');
    await buildCms(root, path.join(dataDir, 'logs'));
  }
  return script;
}

/**
 * Runs an operation in the folder of the CMS, with this terminal.
 * @param folder relative names are taken from here
 * @returns its exit code
 */
export async function operate(
  settings: Settings,
  { operation, args }: ReturnType<typeof readOperation>,
  folder: string,
): Promise<number> {
  const script = await compiled(settings, operation);
  const isPlace = (arg: string) => operation !== 'erase' && !arg.startsWith('--');
  const given = args.map((arg) => (isPlace(arg) ? path.resolve(folder, arg) : arg));
  const child = spawn(process.execPath, [script, ...given], {
    cwd: path.join(settings.root, 'cms'),
    env: operationEnv(settings),
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
