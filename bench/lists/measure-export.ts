import type { Found } from '../part';
import { median } from '../report/figures';
import { get, rss, type FilledCms } from './cms';
import { milliseconds } from './milliseconds';

/** One export, with the memory that it adds and how long a list takes meanwhile. */
export async function measureExport(cms: FilledCms, address: string, list: string): Promise<Found> {
  const before = await rss(cms);
  let [peak, running, bytes] = [before, true, 0];
  const watch = (async () => {
    while (running) {
      peak = Math.max(peak, await rss(cms));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const waits: number[] = [];
  const others = (async () => {
    while (running) {
      waits.push(await milliseconds(async () => (await get(cms, list)).text()));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const time = await milliseconds(async () => {
    bytes = (await (await get(cms, address)).arrayBuffer()).byteLength;
  });
  running = false;
  await Promise.all([watch, others]);
  return {
    figures: {
      seconds: time / 1_000,
      megabytes: bytes / 1024 / 1024,
      rssBefore: before,
      rssAdded: peak - before,
      listMedian: median(waits),
      listWorst: Math.max(...waits),
    },
  };
}
