import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentRevision } from './cms';
import { fingerprint, isCurrent, writeStamp } from './fingerprint';
import { run } from './processes';
import type { Secrets } from './secrets';
import type { Settings } from './settings';

/**
 * The environment of a build: where the CMS is, the one token that the build needs, and how much memory it may take before
 * it clears up (netlify.toml says the same). `NODE_OPTIONS` of one's own come later and win.
 */
export function siteBuildEnv(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...process.env,
    SITE_URL: settings.siteUrl,
    CMS_URL: settings.cmsUrl,
    CMS_PUBLIC_URL: settings.cmsPublicUrl,
    CMS_BUILD_TOKEN: secrets.CMS_BUILD_TOKEN,
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: `--max-old-space-size=1024 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    // Else each thread of the build keeps memory that it no longer uses.
    MALLOC_ARENA_MAX: '2',
  };
}

/** Gatsby's command line of this checkout. */
export const gatsby = (root: string) => path.join(root, 'node_modules/gatsby/cli.js');

/** Removes what builds leave for the next one, so that it starts from nothing. `out` stays. */
export function forgetBuilds(site: string): void {
  for (const folder of ['.cache', 'public']) {
    rmSync(path.join(site, folder), { recursive: true, force: true });
  }
}

/**
 * Builds the public pages into `site/out`.
 * @param host what the environment of a build on a host holds besides
 * @throws Stop when the build fails; `site/out` is then as it was
 */
export async function buildSite(
  settings: Settings,
  secrets: Secrets,
  host: NodeJS.ProcessEnv = {},
): Promise<void> {
  const site = path.join(settings.workshop, 'site');
  const underWay = path.join(site, '.build/under-way');
  // Gatsby cannot go on from the cache of a build that was cut off.
  if (existsSync(underWay)) forgetBuilds(site);
  writeStamp(underWay, '');
  await run({
    name: 'The build of the site',
    script: gatsby(settings.root),
    args: ['build', '--no-color'],
    cwd: site,
    env: { ...siteBuildEnv(settings, secrets), ...host, NODE_ENV: 'production', CI: 'true' },
    log: path.join(settings.dataDir, 'logs/site-build.log'),
  });
  rmSync(underWay, { force: true });
}

/**
 * Builds the public pages unless neither sources nor settings nor the CMS's content changed since the last time.
 * @returns what was done
 */
export async function buildSiteIfChanged(settings: Settings, secrets: Secrets): Promise<string> {
  const { root, workshop } = settings;
  const print = fingerprint(
    ['site', 'cms/src/contract', 'package-lock.json'].map((place) => path.join(root, place)),
    {
      content: await contentRevision(settings.cmsUrl, secrets.CMS_BUILD_TOKEN),
      siteUrl: settings.siteUrl,
      cmsPublicUrl: settings.cmsPublicUrl,
      recaptchaSiteKey: process.env.RECAPTCHA_SITE_KEY,
      recaptchaSecretKey: process.env.RECAPTCHA_SECRET_KEY,
      node: process.versions.node,
    },
  );
  const stamp = path.join(workshop, 'site/.build/built-from');
  if (existsSync(path.join(workshop, 'site/out')) && isCurrent(stamp, print))
    return 'nothing changed';
  await buildSite(settings, secrets);
  writeStamp(stamp, print);
  return 'built';
}
