import type { Browser } from 'playwright-core';
import { newPhone } from '../browser/phone';
import { untilQuiet } from '../browser/quiet';
import { slowDown } from '../browser/slow';
import type { Figures } from '../part';

/**
 * Opens a page on a slow phone and does not touch it.
 * @returns its largest contentful paint, ms, as it stands once the page is idle: scripts that draw the page again count
 */
export async function takePaint(browser: Browser, url: string): Promise<Figures> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(page);
    const lcp = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    return { lcp };
  } finally {
    await context.close();
  }
}
