import type { Context } from 'koa';
import { Refusal } from '../contract/errors';
import { limits } from '../contract/limits';

const jsonUtf8 = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

const tooLarge = (limit: number) =>
  new Refusal('body_too_large', `The body must have at most ${String(limit)} bytes.`);

/**
 * Reads a body as it came. Counts while it reads: what Content-Length says may be missing.
 * @param limit its most bytes
 * @throws Refusal 413 above the limit
 */
export async function readBytes({ req }: Context, limit: number = limits.body): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  // Left undestroyed, so that the refusal still reaches whoever sends.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a body of JSON.
 * @param limit its most bytes
 * @throws Refusal 415 for another content type or a compressed body, 413 above the limit, 400 for broken JSON
 */
export async function readJsonBody(ctx: Context, limit: number = limits.body): Promise<unknown> {
  if (!jsonUtf8.test(ctx.get('Content-Type')) || ctx.get('Content-Encoding') !== '') {
    throw new Refusal(
      'unsupported_media_type',
      'Send the body as application/json in UTF-8, not compressed.',
    );
  }
  const bytes = await readBytes(ctx, limit);
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return body;
  } catch {
    throw new Refusal('invalid_body', 'The body is not valid JSON in UTF-8.');
  }
}
