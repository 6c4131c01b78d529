import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus, as who has no pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach the element.');
}

/** Goes to an element with Tab, and presses Enter there. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses Enter on a button in the first row of a table of the panel, which is entered with Tab and walked with arrows. */
export async function enterInTable(page: Page, target: Locator): Promise<void> {
  await tabTo(page, page.getByRole('columnheader').first());
  await page.keyboard.press('ArrowDown');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
}
