import type { InferType, ObjectSchema } from 'yup';
import { limits, readBody, Refusal } from './api';

const jsonUtf8 = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** How many bytes a body may have, and the sentence for one that has more. */
interface Bound {
  readonly limit: number;
  readonly tooLarge: string;
}

const badBody = () => new Refusal('invalid_body', 'The body is not valid JSON in UTF-8.');

/** Counts while it reads: what Content-Length says may be missing or wrong. */
async function readBytes(
  stream: ReadableStream<Uint8Array>,
  { limit, tooLarge }: Bound,
): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw badBody();
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      throw new Refusal('body_too_large', tooLarge);
    }
    chunks.push(value);
  }
}

async function readJson(request: Request, bound: Bound): Promise<unknown> {
  if (!jsonUtf8.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  }
  const bytes = request.body === null ? new Uint8Array() : await readBytes(request.body, bound);
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return body;
  } catch {
    throw badBody();
  }
}

/**
 * Reads and checks the body that a row of the contract asks for.
 * @returns the body with its texts trimmed
 * @throws Refusal 415 for another content type, 413 above the row's limit, 400 for anything that is not its shape
 */
export async function receiveBody<S extends ObjectSchema<Record<string, unknown>>>(
  request: Request,
  row: { readonly body: S; readonly bodyLimit?: number; readonly tooLarge?: string },
): Promise<InferType<S>> {
  const limit = row.bodyLimit ?? limits.body;
  const tooLarge = row.tooLarge ?? `The body must have at most ${String(limit)} bytes.`;
  return readBody(row.body, await readJson(request, { limit, tooLarge }));
}
