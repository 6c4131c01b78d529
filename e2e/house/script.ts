import type { Page } from '@playwright/test';

/** Waits until the page's script has taken over what the build wrote: React marks each element that it has. */
export async function awaitScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
  });
}
