import { randomInt } from 'node:crypto';
import { number, object, string } from 'yup';
import { parseJson } from '../api';
import type { Kind, Outbox } from './outbox';
import { forEachConcurrently, listBlobs, startingAfter } from './queue';

/** What is stored beside the leads. Each run checks a part of it. */
const kinds: readonly Kind[] = ['nonce', 'address', 'erase'];
const maxPerKind = 100;
const concurrency = 5;

const leftoverShape = object({ until: number().required(), lead: string() }).required();

/** Whether its time is over and no waiting lead needs it. */
async function isStale({ store }: Outbox, value: string): Promise<boolean> {
  const leftover = parseJson(value);
  if (!leftoverShape.isValidSync(leftover, { strict: true })) return true;
  if (leftover.until > Date.now()) return false;
  return leftover.lead === undefined || (await store.read(leftover.lead)) === undefined;
}

/**
 * Removes captcha marks, rate limits and erasure progress that are no longer needed.
 * @returns how many
 * @throws StoreError
 */
export async function sweep(outbox: Outbox, canContinue: () => boolean): Promise<number> {
  let swept = 0;
  for (const kind of kinds) {
    if (!canContinue()) return swept;
    const all = await listBlobs(outbox, kind);
    // Starts at a random blob, so that in time each is checked.
    const start = all[randomInt(Math.max(1, all.length))]?.name;
    const part = startingAfter(all, start).slice(0, maxPerKind);
    await forEachConcurrently(part, concurrency, canContinue, async ({ name }) => {
      const blob = await outbox.store.read(name);
      if (blob === undefined || !(await isStale(outbox, blob.value))) return;
      await outbox.store.remove(name);
      swept += 1;
    });
  }
  return swept;
}
