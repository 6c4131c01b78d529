import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentRevision } from './cms';
import { fingerprint, isCurrent, writeStamp } from './fingerprint';
import { run } from './processes';
import type { Secrets } from './secrets';
import type { Settings } from './settings';

/** The environment of a build: where the CMS is, and the one token that the build needs. */
export function siteBuildEnv(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...process.env,
    SITE_URL: settings.siteUrl,
    CMS_URL: settings.cmsUrl,
    CMS_PUBLIC_URL: settings.cmsPublicUrl,
    CMS_BUILD_TOKEN: secrets.CMS_BUILD_TOKEN,
    GATSBY_TELEMETRY_DISABLED: '1',
  };
}

/** Gatsby's command line of this checkout. */
export const gatsby = (root: string) => path.join(root, 'node_modules/gatsby/cli.js');

/**
 * Builds the public pages into `site/out`.
 * @throws Stop when the build fails; `site/out` is then as it was
 */
export async function buildSite(settings: Settings, secrets: Secrets): Promise<void> {
  await run({
    name: 'The build of the site',
    script: gatsby(settings.root),
    args: ['build', '--no-color'],
    cwd: path.join(settings.workshop, 'site'),
    env: { ...siteBuildEnv(settings, secrets), NODE_ENV: 'production', CI: 'true' },
    log: path.join(settings.dataDir, 'logs/site-build.log'),
  });
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
  const stamp = path.join(workshop, 'site/.cache/.built-from');
  if (existsSync(path.join(workshop, 'site/out')) && isCurrent(stamp, print))
    return 'nothing changed';
  await buildSite(settings, secrets);
  writeStamp(stamp, print);
  return 'built';
}
