import { setTimeout as wait } from 'node:timers/promises';
import type { Gate } from '../gate';
import type { Part } from './part';
import type { Random } from '../random';

/**
 * Kills parts one after the other, each about as often as the others, and starts each again after a random short time. Half of the visitors
 * are let in while all is up, so that calls are under way when the part dies; the other half while it is away.
 * @returns how often each was killed, by its name
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
