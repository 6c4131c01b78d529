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

/** What each operation takes, as the person types it. */
const operations = {
  backup: '<folder>',
  restore: '<folder> [--replace]',
  erase: '<e-mail address> | --unreadable',
} as const;

type Operation = keyof typeof operations;

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
 * The environment of the CMS's commands. A host has set all secrets, and nothing is added to its environment. Without them it
 * is a system of `npm start`, whose secrets are beside its data.
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

/** The compiled command. It is built only where it is missing: a CMS that runs meanwhile needs the files that it has. */
async function compiled({ root, dataDir }: Settings, operation: Operation): Promise<string> {
  const script = path.join(root, 'cms/dist/src/operations/commands', `${operation}.js`);
  if (!existsSync(script)) {
    console.log('Building the CMS');
    await buildCms(root, path.join(dataDir, 'logs'));
  }
  return script;
}

/** `npm run backup`, `restore`, `erase`: runs a command of the CMS with this terminal, and ends with its exit code. */
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
