import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isCurrent, writeStamp } from '../build/fingerprint';
import { launch, run, tail } from '../processes/processes';
import { waitForAnswer } from '../processes/servers';
import { cmsSecrets, type Secrets } from './secrets';
import type { Settings } from './settings';

const strapi = (root: string) => path.join(root, 'cms/node_modules/@strapi/strapi/bin/strapi.js');

/** No calls to the outside. */
const quiet = { STRAPI_TELEMETRY_DISABLED: 'true' };

/**
 * Compiles the CMS and its admin panel if they changed since the last time.
 * @returns the outcome, for the terminal
 */
export async function buildCms(root: string, logs: string): Promise<string> {
  const cms = path.join(root, 'cms');
  const inputs = ['config', 'src', 'package-lock.json', 'tsconfig.json', '../tsconfig.base.json'];
  const print = fingerprint(
    inputs.map((input) => path.join(cms, input)),
    { node: process.versions.node },
  );
  const stamp = path.join(cms, 'dist/.built-from');
  if (isCurrent(stamp, print)) return 'nothing changed';
  // Strapi does not remove files from dist whose sources were deleted, and would still load them.
  rmSync(path.join(cms, 'dist'), { recursive: true, force: true });
  await run({
    name: 'The build of the CMS',
    script: strapi(root),
    args: ['build', '--silent'],
    cwd: cms,
    env: { ...process.env, ...quiet, NODE_ENV: 'production', CMS_PUBLIC_URL: '' },
    log: path.join(logs, 'cms-build.log'),
  });
  writeStamp(stamp, print);
  return 'built';
}

export interface FirstAdmin {
  email: string;
  username: string;
  password: string;
}

/** The first admin as the environment describes it, with a generated password unless it sets one. */
export function wantedAdmin(): FirstAdmin {
  return {
    email: process.env.ADMIN_EMAIL ?? 'admin@example.com',
    username: process.env.ADMIN_USERNAME ?? 'admin',
    // "Aa1" satisfies Strapi's password rule, whatever the random part contains.
    password: process.env.ADMIN_PASSWORD ?? `Aa1-${randomBytes(12).toString('base64url')}`,
  };
}

export interface RunningCms {
  child: ChildProcess;
  log: string;
}

/** How to log in. Shows a generated password once: at the start that created the first admin, according to the CMS's log. */
export function howToLogIn(admin: FirstAdmin, { log }: RunningCms): string {
  if (!tail(log, 1_000).includes('The first admin was created.')) {
    return 'with the password shown at the first start';
  }
  return process.env.ADMIN_PASSWORD === undefined
    ? `as ${admin.email}, password ${admin.password}  (shown only once)`
    : `as ${admin.email}, with ADMIN_PASSWORD`;
}

/**
 * Starts the CMS and waits until it answers.
 * @param options.mode `develop` reloads on every change of its sources
 * @param options.seed whether it starts with the sample content, unless `SEED_CONTENT` is set
 * @param options.env further environment variables
 * @throws Stop with the end of its log when it ends before that, or does not answer in time
 */
export async function startCms(
  settings: Settings,
  secrets: Secrets,
  admin: FirstAdmin,
  options: { mode?: 'start' | 'develop'; seed?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<RunningCms> {
  const { mode = 'start', seed = true, env = {} } = options;
  const log = path.join(settings.dataDir, 'logs/cms.log');
  const child = launch({
    name: 'The CMS',
    script: strapi(settings.root),
    args: [mode],
    cwd: path.join(settings.root, 'cms'),
    env: {
      ...process.env,
      ...quiet,
      ...cmsSecrets(secrets),
      NODE_ENV: mode === 'develop' ? 'development' : 'production',
      DATA_DIR: settings.dataDir,
      CMS_PORT: String(settings.cmsPort),
      CMS_PUBLIC_URL: settings.cmsPublicUrl,
      SEED_CONTENT: process.env.SEED_CONTENT ?? String(seed),
      ADMIN_EMAIL: admin.email,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      ...env,
    },
    log,
  });
  await waitForAnswer(`${settings.cmsUrl}/_health`, { child, log, name: 'The CMS' });
  return { child, log };
}
