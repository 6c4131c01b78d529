import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { field, isObject } from '../../contract/json';
import { Refusal } from '../../contract/errors';
import { idempotencyHeader, idempotencyKeyPattern } from '../../contract/headers';
import { isUniqueViolation } from '../../leads/unique-violation';

/** How long a key is kept: nobody retries after that. */
const knownMs = 7 * 24 * 60 * 60 * 1_000;

const keys = (strapi: Core.Strapi) => strapi.db.query('api::admin-write.admin-write');

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Records that an entry was created. Call it in the transaction that writes the entry. */
export type NoteCreated = (documentId: string) => Promise<void>;

interface Creation<Entry> {
  /** Names the call: a row of the contract, or an address. */
  row: string;
  create: (note: NoteCreated) => Promise<Entry>;
  /** @throws Refusal when the entry is gone */
  read: (documentId: string) => Promise<Entry>;
}

function keyOf(ctx: Context): string | undefined {
  const key = ctx.get(idempotencyHeader);
  if (key === '') return undefined;
  if (idempotencyKeyPattern.test(key)) return key;
  throw new Refusal(
    'invalid_idempotency_key',
    `${idempotencyHeader} must have 16 to 100 letters, digits or hyphens.`,
  );
}

/** The admin's id, so that the keys of different admins never collide. */
function adminOf(ctx: Context): string {
  const id = field(ctx.state.user, 'id');
  return typeof id === 'number' ? String(id) : '';
}

const isNoted = (row: unknown): row is { content: string; entry: string } =>
  isObject(row) && 'content' in row && 'entry' in row;

/**
 * Creates an entry once, however often the call is repeated with the same Idempotency-Key: a caller who got no answer
 * cannot know whether the entry was created. Without a key, each call creates one. Key and entry are stored in one
 * transaction, and the database decides between concurrent calls.
 * @throws Refusal 400 for a malformed key, 422 for a key used with another body, 404 when the entry is gone
 */
export async function createOnce<Entry>(
  strapi: Core.Strapi,
  ctx: Context,
  { row, create, read }: Creation<Entry>,
): Promise<Entry> {
  const sent = keyOf(ctx);
  if (sent === undefined) return create(() => Promise.resolve());
  const key = hash(adminOf(ctx), row, sent);
  const content = hash(JSON.stringify(ctx.request.body));
  const earlier = async (): Promise<Entry | undefined> => {
    const noted: unknown = await keys(strapi).findOne({ where: { key } });
    if (!isNoted(noted)) return undefined;
    if (noted.content === content) return read(noted.entry);
    throw new Refusal(
      'idempotency_key_reused',
      'This was sent before with other content. Send it again with a new key.',
    );
  };
  const before = await earlier();
  if (before !== undefined) return before;
  try {
    return await create(async (documentId) => {
      await keys(strapi).deleteMany({
        where: { createdAt: { $lt: new Date(Date.now() - knownMs) } },
      });
      await keys(strapi).create({ data: { key, content, entry: documentId } });
    });
  } catch (failure) {
    // Another call was faster, and this one was rolled back.
    const winner = isUniqueViolation(failure) ? await earlier() : undefined;
    if (winner === undefined) throw failure;
    return winner;
  }
}
