import type { Page } from 'playwright-core';

/**
 * How long a page must make no request to count as idle. Longer than any page waits before it loads something on its own:
 * ours fetches its scripts when the browser is idle, at most 2.3 seconds after it has loaded (`site/src/page-scripts`).
 */
export const idleSeconds = 3;

/** Waits until a page is idle, so that late requests are included: scripts, a prefetch, a form's hydration. */
export async function untilQuiet(page: Page): Promise<void> {
  const under = new Set<unknown>();
  let last = Date.now();
  const begin = (request: unknown) => {
    under.add(request);
    last = Date.now();
  };
  const finish = (request: unknown) => {
    under.delete(request);
    last = Date.now();
  };
  page.on('request', begin);
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  const end = Date.now() + 30_000;
  while (Date.now() < end && (under.size > 0 || Date.now() - last < idleSeconds * 1_000)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  page.off('request', begin);
  page.off('requestfinished', finish);
  page.off('requestfailed', finish);
}
