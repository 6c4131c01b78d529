import type { Page } from '@playwright/test';
import { scrollTop } from '../support/page/bar';
import { watchShifts } from '../support/page/page-watch';
import { awaitScript, holdScripts } from '../support/page/script';
import { expect, test } from '../support/system/test';

/** Waits until the page stands still. @returns where it stands */
async function place(page: Page): Promise<number> {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrollTop(page);
      return last - before;
    })
    .toBe(0);
  return last;
}

test('a page that was scrolled before its script came stays where it is', async ({ page }) => {
  await watchShifts(page);
  const letGo = await holdScripts(page);
  await page.goto('/privacy-policy');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  const before = await place(page);
  const shift = await page.evaluate(() => window.layoutShift);
  letGo();
  await awaitScript(page);
  expect(await place(page)).toBe(before);
  expect(await page.evaluate(() => window.layoutShift)).toBe(shift);
});

for (const { route, part, tag } of [
  { route: '/faq', part: 'main details [id]', tag: [] },
  { route: '/stakeholders', part: '#support', tag: ['@full'] },
  { route: '/privacy-policy', part: 'main h2[id]', tag: ['@full'] },
]) {
  test(
    `${route} with a place in its address stays there when the script comes late`,
    { tag },
    async ({ page }) => {
      await page.goto(route);
      const id = await page.locator(part).last().getAttribute('id');
      await page.goto('/404');
      await watchShifts(page);
      const letGo = await holdScripts(page);
      await page.goto(`${route}#${String(id)}`);
      const before = await place(page);
      expect(before).toBeGreaterThan(0);
      letGo();
      await awaitScript(page);
      expect(await place(page)).toBe(before);
      expect(await page.evaluate(() => window.layoutShift)).toBe(0);
      await expect(page.locator(`[id="${String(id)}"]`)).toBeInViewport();
    },
  );
}

test('a reload in the middle of a page keeps the place, also once the script is there', async ({
  page,
}) => {
  await page.goto('/faq');
  await awaitScript(page);
  await page.mouse.wheel(0, 1400);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  const before = await place(page);
  const letGo = await holdScripts(page);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(before);
  letGo();
  await awaitScript(page);
  expect(await place(page)).toBe(before);
});
