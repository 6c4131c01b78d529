import { OwnSystem } from './own-system';
import { test as base } from './policy-guard';
import { workerPorts } from './ports';
import { copySample, samplePages } from './sample';

/**
 * Playwright's `test` with a system per worker: the site with the sample content, its functions, and a CMS that tests may
 * write to.
 */
export const test = base.extend<object, { system: OwnSystem }>({
  system: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const name = `api-${String(parallelIndex)}`;
      const ports = workerPorts('api', parallelIndex);
      const system = new OwnSystem(name, ports, { workshop: samplePages, fill: copySample });
      try {
        await system.startCms();
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
