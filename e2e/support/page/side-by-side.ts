import type { Page } from '@playwright/test';

/** So many pages are open at the same time. */
const atOnce = 4;

/**
 * Does the same for each of these, a few at a time, each on a page of its own: most of what a check takes is waiting.
 * @param open makes a page, which is closed when its check is done
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
  await Promise.all(Array.from({ length: atOnce }, work));
}
