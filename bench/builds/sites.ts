import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { forgetBuilds, gatsby, siteBuildEnv } from '../../scripts/build/site';
import { copySite } from '../../e2e/support/system/site-copy';
import type { ArticleCms } from '../content/article-cms';
import type { Site } from '../sites/site-names';
import { prepareAstroBuild } from '../twins/astro-twin';
import type { BuildCommand } from './run';

/** One of the sites whose builds are compared. */
export interface BuiltSite {
  name: Site;
  /**
   * Prepares a build, which is not measured.
   * @param folder of its own, which stays between builds
   * @param cold whether it is to start from nothing, as in a fresh checkout
   */
  prepare: (cms: ArticleCms, folder: string, cold: boolean) => Promise<BuildCommand>;
}

const ours: BuiltSite = {
  name: 'ours',
  prepare({ settings, secrets }, folder, cold) {
    const workshop = path.join(folder, 'workshop');
    const site = path.join(workshop, 'site');
    if (cold) {
      mkdirSync(workshop, { recursive: true });
      copySite(settings.root, workshop);
      forgetBuilds(site);
      // A fresh checkout has no published site, so Astro's is removed too.
      rmSync(path.join(site, 'out'), { recursive: true, force: true });
    }
    return Promise.resolve({
      script: gatsby(settings.root),
      args: ['build', '--no-color'],
      cwd: site,
      env: { ...siteBuildEnv(settings, secrets), NODE_ENV: 'production', CI: 'true' },
    });
  },
};

const astro: BuiltSite = {
  name: 'astro',
  prepare: ({ settings, secrets }, folder, cold) =>
    prepareAstroBuild({ settings, secrets, outDir: path.join(folder, 'out') }, cold),
};

/** In the order of each round. */
export const builtSites: readonly BuiltSite[] = [ours, astro];
