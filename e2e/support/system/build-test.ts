import { OwnSystem } from './own-system';
import { test as base } from './policy-guard';
import { buildPorts } from './ports';
import { sampleWorkshop } from './sample';

/**
 * A system whose site a test builds, using the caches of earlier builds. Only one at a time, because they share a folder.
 * Its CMS has only the test's content, because each picture adds seconds to a build.
 * @param name the folder below `.test/` for its data
 */
export function openBuildSystem(name: string): OwnSystem {
  const system = new OwnSystem(name, buildPorts, { workshop: sampleWorkshop });
  system.makeWorkshop();
  return system;
}

/**
 * Playwright's `test` with a system per worker, without content. It serves the pages of the last build until it builds its
 * own.
 */
export const test = base.extend<object, { system: OwnSystem }>({
  system: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const system = openBuildSystem('built');
      try {
        await system.startCms({ seed: false });
        await system.serve();
        await use(system);
      } finally {
        await system.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ system }, use) => {
    await use(system.settings.siteUrl);
  },
});

export { expect } from '@playwright/test';
