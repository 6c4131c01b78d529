import type { Page } from '@playwright/test';
import { banner, expectShown, pass, rowOf, stopTime } from '../../support/page/carousel';
import { holdBack } from '../../support/page/script';
import { expect, test } from '../../support/system/test';

/** The areas, in square px, of the largest paints so far, each larger than the one before. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().map((entry) => 'size' in entry && entry.size));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

// A few pixels decide: at 1440 px the second title is wider than the first; a late font widens the first.
for (const { width, height, lateFonts, tag } of [
  { width: 390, height: 844, lateFonts: true, tag: [] },
  { width: 768, height: 1024, lateFonts: false, tag: ['@full'] },
  { width: 1280, height: 800, lateFonts: true, tag: ['@full'] },
  { width: 1440, height: 900, lateFonts: false, tag: [] },
]) {
  const fonts = lateFonts ? 'late fonts' : 'fonts in time';
  test(
    `automatic slides are never the largest paint of / at ${String(width)} px with ${fonts}`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const release = await holdBack(page, /\.woff2$/);
      if (!lateFonts) release();
      await page.clock.install();
      await page.goto(banner.route, { waitUntil: 'commit' });
      const first = await largestPaints(page);
      release();
      // The page is not touched: browsers stop reporting larger paints after an interaction.
      await expect(rowOf(page, banner)).toHaveCount(0, { timeout: 15_000 });
      await stopTime(page);
      expect(first).not.toHaveLength(0);
      for (let place = 2; place <= banner.total; place += 1) {
        await pass(page, 5_600);
        await expectShown(page, banner, place, 1);
      }
      expect(await largestPaints(page)).toEqual(first);
    },
  );
}
