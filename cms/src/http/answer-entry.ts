import type { Context } from 'koa';
import { field } from '../contract/json';
import { quoteVersion, readVersion, versionHeader } from '../contract/headers';
import { answer } from './answer';

/** The id in the path, as it was sent. */
export function pathId(ctx: Context): string {
  const id = field(ctx.params, 'id');
  return typeof id === 'string' ? id : '';
}

/** The version that a change was made from, if the caller names it. */
export const expectedVersion = (ctx: Context): string | undefined =>
  readVersion(ctx.get(versionHeader));

/** The entry that the path names, as the caller saw it. */
export const seenEntry = (ctx: Context) => ({ id: pathId(ctx), version: expectedVersion(ctx) });

/**
 * Answers with one entry, and with its version as ETag.
 * @param shown what to show of the entry
 */
export async function answerEntry<Managed extends { version: string }>(
  ctx: Context,
  status: number,
  work: () => Promise<Managed>,
  shown: (entry: Managed) => object,
): Promise<void> {
  await answer(ctx, status, async () => {
    const entry = await work();
    ctx.set('ETag', quoteVersion(entry.version));
    return { result: shown(entry) };
  });
}

/** Deletes the entry that the path names, and answers with its id. */
export async function answerDeleted(
  ctx: Context,
  work: (id: string, version: string | undefined) => Promise<void>,
): Promise<void> {
  await answer(ctx, 200, async () => {
    const id = pathId(ctx);
    await work(id, expectedVersion(ctx));
    return { result: { _id: id } };
  });
}
