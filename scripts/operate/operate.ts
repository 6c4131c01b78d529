import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Lifetime } from '../processes/lifetime';
import { ended } from '../processes/processes';
import { buildCms } from '../start/cms';
import { readSecrets } from '../start/secrets';
import {
  ownAddress,
  prepareDataFolder,
  readSettings,
  Stop,
  type Settings,
} from '../start/settings';

/** The arguments of each operation, for the usage message. */
const operations = {
  backup: '<folder>',
  restore: '<folder> [--replace]',
  erase: '<e-mail address> | --unreadable',
} as const;

type Operation = keyof typeof operations;

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);

/** @throws Stop with the usage when an argument is missing */
export function readOperation([name = '', ...args]: readonly string[]): {
  operation: Operation;
  args: string[];
} {
  if (!isOperation(name)) throw new Stop(`There is no operation "${name}".`);
  if (args.length === 0) throw new Stop(`Usage: npm run ${name} -- ${operations[name]}`);
  return { operation: name, args };
}

/**
 * The environment of the CMS's commands. A host sets all secrets itself, so they are not added. Without them, this is a system
 * of `npm start`, whose secrets are stored beside its data.
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

/** The compiled command. It is built only if it is missing: a running CMS needs its current files. */
async function compiled({ root, dataDir }: Settings, operation: Operation): Promise<string> {
  const script = path.join(root, 'cms/dist/src/operations/commands', `${operation}.js`);
  if (!existsSync(script)) {
    console.log('Building the CMS');
    await buildCms(root, path.join(dataDir, 'logs'));
  }
  return script;
}

/** `npm run backup`, `restore`, `erase`: runs a command of the CMS in this terminal and exits with its code. */
export async function main(called: string[]): Promise<void> {
  await new Lifetime().during(async () => {
    const { operation, args } = readOperation(called);
    const settings = readSettings();
    prepareDataFolder(settings.dataDir);
    const script = await compiled(settings, operation);
    const isPlace = (arg: string) => operation !== 'erase' && !arg.startsWith('--');
    const given = args.map((arg) => (isPlace(arg) ? path.resolve(arg) : arg));
    const child = spawn(process.execPath, [script, ...given], {
      cwd: path.join(settings.root, 'cms'),
      env: operationEnv(settings),
      stdio: 'inherit',
    });
    process.exit((await ended(child)) ?? 1);
  });
}
