import type { ChildProcess } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isCurrent, writeStamp } from './fingerprint';
import { builtFolder, restoreOutput, publishOutput } from './output';
import { contentHash } from './revisions';
import { run } from '../processes/processes';
import { buildSecrets, type Secrets } from '../start/secrets';
import type { Settings } from '../start/settings';

/**
 * The environment of a build: the CMS's address, the one token that the build needs, and a limit for its memory
 * (netlify.toml sets the same). The caller's own `NODE_OPTIONS` come later and win.
 */
export function siteBuildEnv(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...buildSecrets(secrets),
    SITE_URL: settings.siteUrl,
    CMS_URL: settings.cmsUrl,
    CMS_PUBLIC_URL: settings.cmsPublicUrl,
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: `--max-old-space-size=1024 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    // Otherwise each thread of the build keeps memory that it no longer uses.
    MALLOC_ARENA_MAX: '2',
  };
}

/** The script of Gatsby's command line in this checkout. */
export const gatsby = (root: string) => path.join(root, 'node_modules/gatsby/cli.js');

const siteOf = ({ siteRoot }: Settings) => path.join(siteRoot, 'site');

/** The folder that the public pages are built into. */
export const outputOf = (settings: Settings) => path.join(siteOf(settings), 'out');

/** Whether the site was built before. Restores an output whose replacement was interrupted. */
export function hasOutput(settings: Settings): boolean {
  restoreOutput(siteOf(settings));
  return existsSync(outputOf(settings));
}

/** Removes the caches of builds, so that the next one starts from nothing. `out` stays. */
export function forgetBuilds(site: string): void {
  for (const folder of ['.cache', 'public', '.build/.publish']) {
    rmSync(path.join(site, folder), { recursive: true, force: true });
  }
}

/**
 * Removes the compiled configuration if what it imports from outside `site` has changed: its compiler does not look there
 * (`site/.hg`).
 */
function forgetCompiled(site: string): void {
  const stamp = path.join(site, '.build/compiled-with');
  const imported = ['cms/src/contract', 'package-lock.json'].map((place) =>
    path.join(site, '..', place),
  );
  const print = fingerprint(imported, {});
  if (isCurrent(stamp, print)) return;
  rmSync(path.join(site, '.cache/.parcel-cache'), { recursive: true, force: true });
  writeStamp(stamp, print);
}

/**
 * Removes the caches of builds that ran in another folder or with another version of Node, as in a copied or moved clone:
 * Gatsby's caches contain absolute paths and compiled code. Call it before Gatsby runs.
 */
export function forgetForeignBuilds(site: string): void {
  forgetCompiled(site);
  const stamp = path.join(site, '.build/cached-by');
  const builder = JSON.stringify({ folder: realpathSync(site), node: process.versions.node });
  if (isCurrent(stamp, builder)) return;
  forgetBuilds(site);
  writeStamp(stamp, builder);
}

/** How a build differs from that of `npm start`. */
interface BuildOptions {
  /** Further environment variables, those of a build on a host. */
  host?: NodeJS.ProcessEnv;
  /** Gets the process of the build, so that the caller can stop it. */
  started?: (child: ChildProcess) => void;
}

/**
 * Builds the public pages into `site/out`.
 * @throws ProgramFailed when the build fails or is killed; `site/out` is then unchanged
 */
export async function buildSite(
  settings: Settings,
  secrets: Secrets,
  { host = {}, started }: BuildOptions = {},
): Promise<void> {
  const site = siteOf(settings);
  const underWay = path.join(site, '.build/under-way');
  // Gatsby cannot continue from the cache of an interrupted build.
  if (existsSync(underWay)) forgetBuilds(site);
  forgetForeignBuilds(site);
  writeStamp(underWay, '');
  const program = {
    name: 'The build of the site',
    script: gatsby(settings.root),
    args: ['build', '--no-color'],
    cwd: site,
    env: {
      ...siteBuildEnv(settings, secrets),
      SITE_OUT: builtFolder(site),
      ...host,
      NODE_ENV: 'production',
      CI: 'true',
    },
    log: path.join(settings.dataDir, 'logs/site-build.log'),
  };
  await run(program, started);
  publishOutput(site);
  rmSync(underWay, { force: true });
}

const stampOf = (settings: Settings) => path.join(siteOf(settings), '.build/built-from');

/** One hash of everything that the pages depend on: sources, settings and the CMS's content. */
async function printNow(settings: Settings, secrets: Secrets): Promise<string> {
  return fingerprint(
    ['site', 'cms/src/contract', 'package-lock.json'].map((place) =>
      path.join(settings.root, place),
    ),
    {
      content: await contentHash(settings.cmsUrl, secrets.CMS_BUILD_TOKEN),
      siteUrl: settings.siteUrl,
      cmsPublicUrl: settings.cmsPublicUrl,
      recaptchaSiteKey: process.env.RECAPTCHA_SITE_KEY,
      recaptchaSecretKey: process.env.RECAPTCHA_SECRET_KEY,
      node: process.versions.node,
    },
  );
}

/** Builds the public pages and writes a stamp, by which the next start sees whether they are current. */
export async function buildSiteAnew(
  settings: Settings,
  secrets: Secrets,
  options: BuildOptions = {},
): Promise<void> {
  const print = await printNow(settings, secrets);
  await buildSite(settings, secrets, options);
  writeStamp(stampOf(settings), print);
}

/**
 * Builds the public pages unless neither sources nor settings nor the CMS's content changed since the last time.
 * @returns the outcome, for the terminal
 */
export async function buildSiteIfChanged(settings: Settings, secrets: Secrets): Promise<string> {
  const print = await printNow(settings, secrets);
  if (hasOutput(settings) && isCurrent(stampOf(settings), print)) return 'nothing changed';
  await buildSite(settings, secrets);
  writeStamp(stampOf(settings), print);
  return 'built';
}
