import { setTimeout as wait } from 'node:timers/promises';
import { errors, type Browser, type Page } from 'playwright-core';
import { newPhone } from '../browser/phone';
import { slowDown } from '../browser/slow';
import type { Figures } from '../part';
import type { Tap } from './taps';
import { marks, watch } from './watch';

/** How long a page has been on the screen when it is tapped. */
export const seenSeconds = 3;

/** How long a visitor waits until they tap again: a page that is not yet live may lose a tap. */
export const patienceSeconds = 10;

/** When the page showed its first words or pictures, in milliseconds since 1970. */
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

/** From the first tap to the paint of its answer, in milliseconds; undefined when none came in time. */
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

/** Opens a page, leaves it alone for some seconds from its first paint on, and taps, wherever its scripts are by then. */
export async function takeTap(browser: Browser, siteUrl: string, tap: Tap): Promise<Figures> {
  const context = await newPhone(browser, tap.height);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(watch, { answer: tap.answer, names: marks });
    await slowDown(page);
    await page.goto(`${siteUrl}${tap.page}`, { waitUntil: 'commit' });
    const painted = await firstPaint(page);
    // Looked for long before the tap: the page answers this question too, and would be asked when it is busy.
    const box = await tap.target(page).boundingBox();
    if (box === null || box.y + box.height > tap.height) {
      throw new Error(`What is to be tapped on ${tap.page} is not in view.`);
    }
    const press = async () => {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      if (tap.typed !== undefined) await page.keyboard.type(tap.typed);
      return untilAnswered(page, patienceSeconds * 1_000);
    };
    await wait(painted + seenSeconds * 1_000 - Date.now());
    const answered = (await press()) ?? (await press());
    if (answered === undefined) throw new Error(`Nothing on ${tap.page} answers two taps.`);
    return { answered };
  } finally {
    await context.close();
  }
}
