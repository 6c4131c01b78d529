import type { Page } from '@playwright/test';

/** How many pages are open at the same time. */
const concurrency = 4;

/**
 * Runs a check for each item, a few at a time, each on its own page, because most checks spend their time waiting.
 * @param open opens a page, which is closed after its check
 */
export async function sideBySide<Item>(
  items: readonly Item[],
  open: () => Promise<Page>,
  check: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) {
      const page = await open();
      await check(page, item);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
