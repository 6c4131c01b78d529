import { House } from './house';
import { test as base } from './policy-guard';
import { buildPorts } from './ports';
import { copySample, sampleWorkshop } from './sample';

/**
 * A house whose site a test builds, from the caches that the builds before it have left. One at a time: they share a folder.
 * @param name the folder below `.test/` that holds its data
 * @param fill puts content into its CMS, which is empty where it is left out
 */
export function openBuildHouse(name: string, fill?: (dataDir: string) => void): House {
  const house = new House(name, buildPorts, {
    workshop: sampleWorkshop,
    ...(fill === undefined ? {} : { fill }),
  });
  house.makeWorkshop();
  return house;
}

/** Playwright's `test` with a running system of the worker's own that has the sample content, and may be built anew. */
export const test = base.extend<object, { house: House }>({
  house: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const house = openBuildHouse('built', copySample);
      try {
        await house.startCms();
        await house.build();
        await house.serve();
        await use(house);
      } finally {
        await house.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => {
    await use(house.settings.siteUrl);
  },
});

export { expect } from '@playwright/test';
