import { setTimeout as wait } from 'node:timers/promises';
import type { Gate } from '../gate';
import type { Part } from './part';
import type { Random } from '../random';

/**
 * Kills one part after another, all about equally often, and restarts each after a short random time. Half of the visitors
 * enter while all parts are up, so that a kill interrupts their calls, the other half while a part is down.
 * @returns how often each part was killed, by name
 */
export async function killAtRandom(
  parts: readonly Part[],
  plan: { kills: number; visitors: number; gate: Gate; random: Random },
): Promise<Map<string, number>> {
  const { kills, visitors, gate, random } = plan;
  const rounds = Math.ceil(kills / parts.length);
  const victims = Array.from({ length: rounds }, () => random.shuffled(parts)).flat();
  const portion = Math.floor(visitors / (2 * kills + 1));
  const killed = new Map<string, number>();
  for (const part of victims.slice(0, kills)) {
    gate.open(portion);
    await wait(random.whole(50, 400));
    await part.kill();
    killed.set(part.name, (killed.get(part.name) ?? 0) + 1);
    gate.open(portion);
    await wait(random.whole(100, 2_000));
    await part.start();
  }
  gate.open(visitors);
  return killed;
}

/**
 * Kills one part after another, each after a time that is long enough for the others to work, and restarts it.
 * @returns how often each part was killed, by name
 */
export async function killAtWork(
  parts: readonly Part[],
  { kills, random }: { kills: number; random: Random },
): Promise<Map<string, number>> {
  const rounds = Math.ceil(kills / parts.length);
  const victims = Array.from({ length: rounds }, () => random.shuffled(parts)).flat();
  const killed = new Map<string, number>();
  for (const part of victims.slice(0, kills)) {
    await wait(random.whole(4_000, 8_000));
    await part.kill();
    killed.set(part.name, (killed.get(part.name) ?? 0) + 1);
    await wait(random.whole(100, 1_000));
    await part.start();
  }
  return killed;
}
