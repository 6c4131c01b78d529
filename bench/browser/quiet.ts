import type { Page } from 'playwright-core';

/**
 * Waits until nothing was asked for over a while, so that what comes late (a carousel's script, a prefetch) has come.
 * @param ms how long nothing may happen; longer than any page waits before it loads something by itself
 */
export async function untilQuiet(page: Page, ms = 2_000): Promise<void> {
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
  while (Date.now() < end && (under.size > 0 || Date.now() - last < ms)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  page.off('request', begin);
  page.off('requestfinished', finish);
  page.off('requestfailed', finish);
}
