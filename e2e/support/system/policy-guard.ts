import { test as base, expect } from '@playwright/test';

/** A browser's message about a violated Content-Security-Policy, and the address that it names. */
interface Violation {
  text: string;
  url: string;
}

interface TestFixtures {
  /** Removes and returns the violations of the site's policy so far. Remaining ones fail the test. */
  takeViolations: () => Violation[];
}

interface WorkerFixtures {
  /** The violations of any policy, including the CMS's. */
  everyViolation: Violation[];
}

const isElsewhere = (url: string, site: string | undefined) =>
  site !== undefined && /^https?:/.test(url) && !url.startsWith(site);

/**
 * Playwright's `test`, which fails if a page of the site violates its policy in any context that the test opens. It reads the
 * browser's console, which also reports pages without script, frames and workers. Pages outside `baseURL`, those of the CMS,
 * have their own policy and are ignored.
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
