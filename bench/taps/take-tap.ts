import { setTimeout as wait } from 'node:timers/promises';
import { errors, type Browser, type Page } from 'playwright-core';
import { newPhone } from '../browser/phone';
import { slowDown } from '../browser/slow';
import type { Figures } from '../part';
import type { Tap } from './taps';
import { marks, watch } from './watch';

/** How long after its first paint a page is tapped. */
export const seenSeconds = 3;

/** How long a visitor waits before tapping again: a page that is not hydrated yet may lose a tap. */
export const timeoutSeconds = 10;

/** The time of the page's first contentful paint, in milliseconds since 1970. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** From the first tap to the paint of its answer, in milliseconds; undefined if none came in time. */
async function untilAnswered(page: Page, timeout: number): Promise<number | undefined> {
  try {
    const times = await page.waitForFunction(
      ({ down, answered }) => {
        const [began] = performance.getEntriesByName(down);
        const [ended] = performance.getEntriesByName(answered);
        return began && ended && { ms: ended.startTime - began.startTime };
      },
      marks,
      { polling: 100, timeout },
    );
    return (await times.jsonValue())?.ms;
  } catch (failure) {
    if (failure instanceof errors.TimeoutError) return undefined;
    throw failure;
  }
}

/** Opens a page, leaves it alone for some seconds after its first paint, and taps, whatever its scripts have done by then. */
export async function takeTap(browser: Browser, siteUrl: string, tap: Tap): Promise<Figures> {
  const context = await newPhone(browser, tap.height);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(watch, { answer: tap.answer, names: marks });
    await slowDown(page);
    await page.goto(`${siteUrl}${tap.page}`, { waitUntil: 'commit' });
    const painted = await firstPaint(page);
    // Located long before the tap: the page itself answers the query, and would be busy later.
    const box = await tap.target(page).boundingBox();
    if (box === null || box.y + box.height > tap.height) {
      throw new Error(`What is to be tapped on ${tap.page} is not in view.`);
    }
    const press = async () => {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      if (tap.typed !== undefined) await page.keyboard.type(tap.typed);
      return untilAnswered(page, timeoutSeconds * 1_000);
    };
    await wait(painted + seenSeconds * 1_000 - Date.now());
    const answered = (await press()) ?? (await press());
    if (answered === undefined) throw new Error(`Nothing on ${tap.page} answers two taps.`);
    return { answered };
  } finally {
    await context.close();
  }
}
