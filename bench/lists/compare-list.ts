import type { CmsProcess } from '../../cms/tests/server/harness/cms-process';
import type { Figures } from '../part';
import { median } from '../report/figures';
import { get, milliseconds } from './ask';

const calls = 150;
const warmUp = 20;

/** One list with few rows and with many, alternating, so that other load on the machine affects both alike. */
export async function compareList(
  address: string,
  small: CmsProcess,
  large: CmsProcess,
): Promise<Figures> {
  const [few, many]: [number[], number[]] = [[], []];
  for (let call = -warmUp; call < calls; call += 1) {
    const pair = [
      await milliseconds(async () => (await get(small, address)).text()),
      await milliseconds(async () => (await get(large, address)).text()),
    ] as const;
    if (call < 0) continue;
    few.push(pair[0]);
    many.push(pair[1]);
  }
  return { few: median(few), many: median(many) };
}
