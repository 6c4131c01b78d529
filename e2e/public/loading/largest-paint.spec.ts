import type { Page } from '@playwright/test';
import { banner, expectShown, pass, rowOf, stopTime } from '../../support/page/carousel';
import { expect, test } from '../../support/system/test';

/** The areas, in square px, that the browser has taken for the largest paint so far, each larger than the one before. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().map((entry) => 'size' in entry && entry.size));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: [] },
  { width: 768, height: 1024, tag: ['@full'] },
  { width: 1280, height: 800, tag: ['@full'] },
]) {
  test(
    `at ${String(width)} px a slide that comes by itself is not the largest paint of /`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.clock.install();
      await page.goto(banner.route);
      // It is not touched: after a touch a browser looks for no larger paint.
      await expect(rowOf(page, banner)).toHaveCount(0, { timeout: 15_000 });
      await stopTime(page);
      const first = await largestPaints(page);
      expect(first).not.toHaveLength(0);
      for (let place = 2; place <= banner.total; place += 1) {
        await pass(page, 5_600);
        await expectShown(page, banner, place, 1);
      }
      expect(await largestPaints(page)).toEqual(first);
    },
  );
}
