import { test as base } from './policy-guard';
import { sharedSystem } from './shared';
import type { System } from './system';

/**
 * Playwright's `test` with the system that all workers share: the built site, its functions, and a CMS with the sample content.
 * Tests only read it or write their own leads. A page that violates its policy fails the test.
 */
export const test = base.extend<object, { system: System }>({
  system: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      await use(sharedSystem());
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ system }, use) => {
    await use(system.settings.siteUrl);
  },
});

export { expect } from '@playwright/test';
