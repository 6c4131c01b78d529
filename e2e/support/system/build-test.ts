import { House } from './house';
import { test as base } from './policy-guard';
import { buildPorts } from './ports';
import { sampleWorkshop } from './sample';

/**
 * A house whose site a test builds, from the caches that the builds before it have left. One at a time: they share a folder.
 * Its CMS has no content but that of the test: each picture takes a build seconds.
 * @param name the folder below `.test/` that holds its data
 */
export function openBuildHouse(name: string): House {
  const house = new House(name, buildPorts, { workshop: sampleWorkshop });
  house.makeWorkshop();
  return house;
}

/**
 * Playwright's `test` with a running system of the worker's own, without content. It serves the pages of the last build, until it
 * builds its own.
 */
export const test = base.extend<object, { house: House }>({
  house: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const house = openBuildHouse('built');
      try {
        await house.startCms({ seed: false });
        await house.serve();
        await use(house);
      } finally {
        await house.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => {
    await use(house.settings.siteUrl);
  },
});

export { expect } from '@playwright/test';
