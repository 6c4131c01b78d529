import type { Page } from '@playwright/test';
import { scrollTop } from '../support/page/bar';
import { watchShifts } from '../support/page/page-watch';
import { awaitScript, holdScripts } from '../support/page/script';
import { expect, test } from '../support/system/test';

/** Waits until the page stops scrolling. @returns its scroll position */
async function scrollPosition(page: Page): Promise<number> {
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

test('a page scrolled before its script arrives keeps its position', async ({ page }) => {
  await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto('/privacy-policy');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  const before = await scrollPosition(page);
  const shift = await page.evaluate(() => window.layoutShift);
  release();
  await awaitScript(page);
  expect(await scrollPosition(page)).toBe(before);
  expect(await page.evaluate(() => window.layoutShift)).toBe(shift);
});

for (const { route, part, tag } of [
  { route: '/faq', part: 'main details [id]', tag: [] },
  { route: '/stakeholders', part: '#support', tag: ['@full'] },
  { route: '/privacy-policy', part: 'main h2[id]', tag: ['@full'] },
]) {
  test(
    `${route} with a fragment keeps its position when the script arrives late`,
    { tag },
    async ({ page }) => {
      await page.goto(route);
      const id = await page.locator(part).last().getAttribute('id');
      await page.goto('/404');
      await watchShifts(page);
      const release = await holdScripts(page);
      await page.goto(`${route}#${String(id)}`);
      const before = await scrollPosition(page);
      expect(before).toBeGreaterThan(0);
      release();
      await awaitScript(page);
      expect(await scrollPosition(page)).toBe(before);
      expect(await page.evaluate(() => window.layoutShift)).toBe(0);
      await expect(page.locator(`[id="${String(id)}"]`)).toBeInViewport();
    },
  );
}

test('a reload keeps the scroll position, before and after the script loads', async ({ page }) => {
  await page.goto('/faq');
  await awaitScript(page);
  await page.mouse.wheel(0, 1400);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  const before = await scrollPosition(page);
  const release = await holdScripts(page);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(before);
  release();
  await awaitScript(page);
  expect(await scrollPosition(page)).toBe(before);
});
