import type { Page } from 'playwright-core';

/** Lighthouse's slow 4G and its slow phone. */
export const slow = { roundTrip: 150, downMegabits: 1.6, upMegabits: 0.75, processor: 4 };

const bytesPerSecond = (megabits: number) => (megabits * 1024 * 1024) / 8;

/** Slows down the page's network and processor from now on. */
export async function slowDown(page: Page): Promise<void> {
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
