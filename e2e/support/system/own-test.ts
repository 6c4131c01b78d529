import { House } from './house';
import { test as base } from './policy-guard';
import { workerPorts } from './ports';
import { copySample, samplePages } from './sample';

/**
 * Playwright's `test` with a system of the worker's own: the site of the sample content, its functions, and a CMS that tests may
 * write to.
 */
export const test = base.extend<object, { house: House }>({
  house: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const name = `api-${String(parallelIndex)}`;
      const ports = workerPorts('api', parallelIndex);
      const house = new House(name, ports, { workshop: samplePages, fill: copySample });
      try {
        await house.startCms();
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
