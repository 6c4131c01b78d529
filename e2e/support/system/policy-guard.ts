import { test as base, expect } from '@playwright/test';

/** What a browser said when a Content-Security-Policy stopped something, and the address that it spoke of. */
interface Violation {
  text: string;
  url: string;
}

interface TestFixtures {
  /** Takes out what the site's policy has stopped so far. A test that provokes it does; whatever is left fails the test. */
  takeViolations: () => Violation[];
}

interface WorkerFixtures {
  /** What any policy has stopped, on pages of the CMS too. */
  everyViolation: Violation[];
}

const isElsewhere = (url: string, site: string | undefined) =>
  site !== undefined && /^https?:/.test(url) && !url.startsWith(site);

/**
 * Playwright's `test`, which fails when a page of the site, in any context that the test opens, does what its policy forbids.
 * The browser's console is listened to: it also speaks of pages without script, of frames and of workers. Pages at another
 * address than `baseURL`, the CMS's, have a policy of their own.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  everyViolation: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      await use([]);
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, everyViolation }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on('console', (line) => {
          const text = line.text();
          if (!text.includes('Content Security Policy')) return;
          everyViolation.push({ text, url: line.location().url });
        });
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  takeViolations: [
    async ({ everyViolation, baseURL }, use) => {
      const take = () => everyViolation.splice(0).filter(({ url }) => !isElsewhere(url, baseURL));
      await use(take);
      expect(take()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
