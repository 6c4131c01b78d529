import { randomInt } from 'node:crypto';
import { number, object, string } from 'yup';
import { parseJson } from '../api';
import { eachOf } from './each-of';
import { goingOnAfter, listAll } from './lists';
import type { Kind } from './names';
import type { Outbox } from './outbox';

/** What lies beside the leads. It is looked at little by little. */
const kinds: readonly Kind[] = ['nonce', 'address', 'erase'];
const mostOfAKind = 100;
const atATime = 5;

const leftoverShape = object({ until: number().required(), lead: string() }).required();

/** Its time is over, and no lead needs it. */
async function isStale({ store }: Outbox, value: string): Promise<boolean> {
  const leftover = parseJson(value);
  if (!leftoverShape.isValidSync(leftover, { strict: true })) return true;
  if (leftover.until > Date.now()) return false;
  return leftover.lead === undefined || (await store.read(leftover.lead)) === undefined;
}

/**
 * Removes marks of captchas, counts of addresses and places of erasures that nobody needs any more.
 * @returns how many
 * @throws StoreFailure
 */
export async function sweep(outbox: Outbox, goesOn: () => boolean): Promise<number> {
  let swept = 0;
  for (const kind of kinds) {
    if (!goesOn()) return swept;
    const all = await listAll(outbox, kind);
    // A run begins anywhere, so that in time each has its turn.
    const last = all[randomInt(Math.max(1, all.length))]?.name;
    const some = goingOnAfter(all, last).slice(0, mostOfAKind);
    await eachOf(some, atATime, goesOn, async ({ name }) => {
      const blob = await outbox.store.read(name);
      if (blob === undefined || !(await isStale(outbox, blob.value))) return;
      await outbox.store.remove(name);
      swept += 1;
    });
  }
  return swept;
}
