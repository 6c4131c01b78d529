import type { Page } from '@playwright/test';
import { banner, expectShown, pass, rowOf, stopTime, type Carousel } from './house/carousel';
import { expect, test } from './house/test';

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

/** Opens a carousel at the top of its page and touches nothing: after a touch a browser looks for no larger paint. */
async function watch(page: Page, carousel: Carousel): Promise<void> {
  await page.clock.install();
  await page.goto(carousel.route);
  await expect(rowOf(page, carousel)).toHaveCount(0, { timeout: 15_000 });
  await stopTime(page);
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`at ${String(width)} px a slide that comes by itself is not the largest paint of /`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watch(page, banner);
    const first = await largestPaints(page);
    expect(first).not.toHaveLength(0);
    for (let place = 2; place <= banner.total; place += 1) {
      await pass(page, 5_600);
      await expectShown(page, banner, place, 1);
    }
    expect(await largestPaints(page)).toEqual(first);
  });
}
