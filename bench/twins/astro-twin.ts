import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../../scripts/build/revisions';
import { fingerprint, isCurrent, writeStamp } from '../../scripts/build/fingerprint';
import { installTrees } from '../../scripts/install.mjs';
import { run } from '../../scripts/processes/processes';
import type { Secrets } from '../../scripts/start/secrets';
import type { Settings } from '../../scripts/start/settings';
import type { BuildCommand } from '../builds/run';
import { astroInputs } from '../sites/inputs';

/** The inputs of a build of the Astro twin. */
export interface AstroBuild {
  settings: Pick<Settings, 'root' | 'cmsUrl' | 'siteUrl'>;
  secrets: Pick<Secrets, 'CMS_BUILD_TOKEN'>;
  /** The output folder, absolute. Astro's cache is beside it. */
  outDir: string;
}

const cacheOf = (outDir: string) => `${outDir}.cache`;

/**
 * Prepares a build of the Astro twin: installs its packages if its lockfile has changed, and removes what a cold build must
 * not find. One build at a time: Astro works in a folder inside the twin.
 * @param isCold whether it is to start from nothing, as in a fresh checkout
 * @returns the command
 */
export async function prepareAstroBuild(
  { settings, secrets, outDir }: AstroBuild,
  isCold: boolean,
): Promise<BuildCommand> {
  const folder = path.join(settings.root, 'bench/twins/astro');
  await installTrees([{ name: 'the Astro twin', folder }]);
  if (isCold) {
    await rm(outDir, { recursive: true, force: true });
    await rm(cacheOf(outDir), { recursive: true, force: true });
  }
  await mkdir(path.dirname(outDir), { recursive: true });
  return {
    script: path.join(folder, 'node_modules/astro/astro.js'),
    args: ['build', '--outDir', outDir],
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_CACHE: cacheOf(outDir),
      CMS_URL: settings.cmsUrl,
      CMS_PUBLIC_URL: settings.cmsUrl,
      CMS_BUILD_TOKEN: secrets.CMS_BUILD_TOKEN,
      SITE_URL: settings.siteUrl,
    },
  };
}

/**
 * Builds the Astro twin, unless it is up to date with the same sources and content.
 * @param work a folder of its own that stays between runs; the site is `out` in it
 * @returns a word on what was done
 * @throws Stop with the end of the log when the build fails
 */
export async function buildAstroTwin(
  settings: Settings,
  secrets: Secrets,
  work: string,
): Promise<'built' | 'nothing changed'> {
  const outDir = path.join(work, 'out');
  const stamp = path.join(work, 'built-from');
  const { root, cmsUrl, siteUrl } = settings;
  const content = await contentHash(cmsUrl, secrets.CMS_BUILD_TOKEN);
  const sources = astroInputs.map((place) => path.join(root, place));
  const print = fingerprint(sources, { content, siteUrl, node: process.versions.node });
  if (existsSync(outDir) && isCurrent(stamp, print)) return 'nothing changed';
  const build = await prepareAstroBuild({ settings, secrets, outDir }, false);
  await run({ name: 'The Astro twin', ...build, log: path.join(work, 'build.log') });
  writeStamp(stamp, print);
  return 'built';
}
