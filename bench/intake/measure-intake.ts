import type { Figures } from '../part';
import { quantile } from '../report/figures';
import { connections, type Target } from './target';

const warmUp = 300;
const contacts = 2_000;

/** Sends contacts, this many at a time, and measures how many are accepted per second and how long each takes. */
export async function measureIntake(target: Target): Promise<Figures> {
  const handOver = await target.prepare(warmUp + contacts);
  let next = 0;
  let waits: number[] = [];
  const work = async (end: number) => {
    while (next < end) {
      const index = next;
      next += 1;
      const began = performance.now();
      await handOver(index);
      waits.push(performance.now() - began);
    }
  };
  const handOverUntil = (end: number) =>
    Promise.all(Array.from({ length: connections }, () => work(end)));

  await handOverUntil(warmUp);
  waits = [];
  const began = performance.now();
  await handOverUntil(warmUp + contacts);
  const seconds = (performance.now() - began) / 1_000;
  return {
    perSecond: contacts / seconds,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
  };
}
