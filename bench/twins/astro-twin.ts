import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { installTrees } from '../../scripts/install.mjs';
import { run } from '../../scripts/processes';

/** What a build of the Astro twin is given. */
export interface AstroBuild {
  /** The address of the CMS, and the token that reads its published entries. */
  cmsUrl: string;
  cmsToken: string;
  /** The address under which the built pages are served. */
  siteUrl: string;
  /** Where the built site goes; absolute. What Astro remembers from build to build lies beside it. */
  outDir: string;
  /** False: a cold build, as in a fresh checkout. */
  keepCache: boolean;
}

/** How the build is started. */
export interface AstroCommand {
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

const folder = path.join(import.meta.dirname, 'astro');
const script = path.join(folder, 'node_modules/astro/astro.js');

const cacheOf = (outDir: string) => `${outDir}.cache`;

/** Installs the twin's packages where its lockfile changed since the last time. */
export const installAstroTwin = (): Promise<void> =>
  installTrees([{ name: 'the Astro twin', folder }]);

/** The command of a build, for who measures it. Make the ground ready with `prepareAstroBuild` first. */
export function astroCommand({ cmsUrl, cmsToken, siteUrl, outDir }: AstroBuild): AstroCommand {
  return {
    command: process.execPath,
    args: [script, 'build', '--outDir', outDir],
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_CACHE: cacheOf(outDir),
      CMS_URL: cmsUrl,
      CMS_PUBLIC_URL: cmsUrl,
      CMS_BUILD_TOKEN: cmsToken,
      SITE_URL: siteUrl,
    },
  };
}

/** Takes away what a cold build must not find. */
export async function prepareAstroBuild({ outDir, keepCache }: AstroBuild): Promise<void> {
  if (!keepCache) {
    await rm(outDir, { recursive: true, force: true });
    await rm(cacheOf(outDir), { recursive: true, force: true });
  }
  await mkdir(path.dirname(outDir), { recursive: true });
}

/**
 * Builds the Astro twin; its packages must be there. One build at a time: Astro works in a folder inside the twin.
 * @param options `log` is the file that takes all that Astro prints
 * @throws Stop with the end of the log when the build fails
 */
export async function buildAstroTwin(options: AstroBuild & { log: string }): Promise<void> {
  await prepareAstroBuild(options);
  const { args, cwd, env } = astroCommand(options);
  const [astro = '', ...rest] = args;
  await run({ name: 'The Astro twin', script: astro, args: rest, cwd, env, log: options.log });
}
