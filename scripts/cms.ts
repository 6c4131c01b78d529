import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isCurrent, writeStamp } from './fingerprint';
import { waitForAnswer } from './ports';
import { launch, run } from './processes';
import { cmsSecrets, type Secrets } from './secrets';
import { Stop, type Settings } from './settings';

const strapi = (root: string) => path.join(root, 'cms/node_modules/@strapi/strapi/bin/strapi.js');

/** No call to the outside: neither telemetry nor a look for updates. */
const quiet = { STRAPI_TELEMETRY_DISABLED: 'true' };

/**
 * Compiles the CMS and its admin panel, unless neither changed since the last time.
 * @returns what was done
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
  // Strapi leaves what was deleted from the sources in dist, where it would stay live.
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

/** The first admin's name, address and password. */
export interface FirstAdmin {
  email: string;
  username: string;
  password: string;
}

export interface RunningCms {
  child: ChildProcess;
  log: string;
}

/**
 * Starts the CMS and waits until it answers.
 * @param options.mode `develop` reloads on every change of its sources
 * @param options.seed whether it begins with the sample content, where `SEED_CONTENT` does not say
 * @param options.env what its environment holds besides
 * @throws Stop when it ends before that, with the reason it gave, or does not answer in time
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

/** One hash over all published content, as the site's build would read it. */
export async function contentRevision(cmsUrl: string, token: string): Promise<string> {
  const hash = createHash('sha256');
  for (const list of ['blogs?populate=image', 'faqs?sort=id']) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const url = `${cmsUrl}/api/${list}&pagination[pageSize]=500&pagination[page]=${String(page)}`;
      const response = await fetch(url, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      if (!response.ok)
        throw new Stop(`The CMS does not show its content: HTTP ${String(response.status)}.`);
      pages = Number(/"pageCount":(\d+)/.exec(text)?.[1] ?? 1);
      hash.update(text);
    }
  }
  return hash.digest('hex');
}
