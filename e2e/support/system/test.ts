import { House } from './house';
import { test as base } from './policy-guard';

/** Playwright's `test` with a running house: built site, functions, CMS with the sample content. A page that breaks its policy fails it. */
export const test = base.extend<object, { house: House }>({
  house: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const house = new House('house', { site: 18_888, cms: 11_337 });
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
