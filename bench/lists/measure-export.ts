import { memoryDuring, type CmsProcess } from '../../cms/tests/server/harness/cms-process';
import type { Figures } from '../part';
import { median } from '../report/figures';
import { get, milliseconds } from './ask';

const mebibyte = 1024 * 1024;

/** One export, with the memory that it adds and the response time of a list meanwhile. */
export async function measureExport(
  cms: CmsProcess,
  address: string,
  list: string,
): Promise<Figures> {
  let [running, bytes, time] = [true, 0, 0];
  const waits: number[] = [];
  const otherLists = async () => {
    while (running) {
      waits.push(await milliseconds(async () => (await get(cms, list)).text()));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const download = async () => {
    time = await milliseconds(async () => {
      bytes = (await (await get(cms, address)).arrayBuffer()).byteLength;
    }).finally(() => {
      running = false;
    });
  };
  const { before, most } = await memoryDuring(cms, () => Promise.all([download(), otherLists()]));
  return {
    seconds: time / 1_000,
    megabytes: bytes / mebibyte,
    rssBefore: before / mebibyte,
    rssAdded: (most - before) / mebibyte,
    listMedian: median(waits),
    listWorst: Math.max(...waits),
  };
}
