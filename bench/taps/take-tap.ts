import type { Browser, Page } from 'playwright-core';
import { newPhone } from '../browser/phone';
import { untilQuiet } from '../browser/quiet';
import type { Found } from '../part';
import type { Tap } from './taps';
import { keys, watch } from './watch';

/** Lighthouse's slow 4G, and its slow phone. */
export const slow = { roundTrip: 150, downMegabits: 1.6, upMegabits: 0.75, processor: 4 };

const bytesPerSecond = (megabits: number) => (megabits * 1024 * 1024) / 8;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.roundTrip,
    downloadThroughput: bytesPerSecond(slow.downMegabits),
    uploadThroughput: bytesPerSecond(slow.upMegabits),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
}

const timeAt = async (page: Page, key: string): Promise<number | undefined> => {
  const text = await page.evaluate((name) => sessionStorage.getItem(name), key);
  return text === null ? undefined : Number(text);
};

/** Opens a page, waits until it is loaded and quiet, and taps once. Times count from the moment the finger comes down. */
export async function takeTap(browser: Browser, siteUrl: string, tap: Tap): Promise<Found> {
  const context = await newPhone(browser, tap.height);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, { answer: tap.answer, names: keys });
    await slowDown(page);
    await page.goto(`${siteUrl}${tap.page}`, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(page);
    const box = await tap.target(page).boundingBox();
    if (box === null || box.y + box.height > tap.height) {
      throw new Error(`What is to be tapped on ${tap.page} is not in view.`);
    }
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    if (tap.typed !== undefined) await page.keyboard.type(tap.typed);
    await page.waitForFunction((name) => sessionStorage.getItem(name) !== null, keys.answered, {
      polling: 100,
      timeout: 30_000,
    });
    const [down = Number.NaN, answered = Number.NaN, began] = [
      await timeAt(page, keys.down),
      await timeAt(page, keys.answered),
      await timeAt(page, keys.began),
    ];
    return {
      figures: {
        answered: answered - down,
        ...(began === undefined ? {} : { began: began - down }),
      },
    };
  } finally {
    await context.close();
  }
}
