import type { InferType, ObjectSchema } from 'yup';
import { isJsonUtf8, limits, parseJsonBody, readBody, Refusal } from './api';

/** How many bytes a body may have, and the sentence for one that has more. */
interface Bound {
  readonly limit: number;
  readonly tooLarge: string;
}

/** How long a body may take: less than the call, so that whoever sends it is told. */
const readingMs = 8_000;

/** Counts while it reads: what Content-Length says may be missing or wrong. */
async function readBytes(
  stream: ReadableStream<Uint8Array>,
  { limit, tooLarge }: Bound,
): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let [size, isLate] = [0, false];
  const leave = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(() => {
    isLate = true;
    leave();
  }, readingMs);
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Refusal('invalid_body', 'The body broke off.');
      });
      if (isLate) throw new Refusal('request_timeout', 'The body took too long to arrive.');
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > limit) {
        leave();
        throw new Refusal('body_too_large', tooLarge);
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

async function readJson(request: Request, bound: Bound): Promise<unknown> {
  if (!isJsonUtf8(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  }
  // The platform hands it over as it was sent, and a small one may become a large one.
  if (!/^(identity)?$/i.test(request.headers.get('Content-Encoding') ?? '')) {
    throw new Refusal('unsupported_media_type', 'Send the body as it is, not compressed.');
  }
  // Whoever says beforehand that it is too much need not be waited for.
  if (Number(request.headers.get('Content-Length')) > bound.limit) {
    throw new Refusal('body_too_large', bound.tooLarge);
  }
  return parseJsonBody(
    request.body === null ? new Uint8Array() : await readBytes(request.body, bound),
  );
}

/**
 * Reads and checks the body that a row of the contract asks for.
 * @returns the body with its texts as the contract keeps them
 * @throws Refusal 415 for another content type or a compressed body, 413 above the row's limit, 408 when it takes too long, 400 for
 *   anything that is not its shape
 */
export async function receiveBody<S extends ObjectSchema<Record<string, unknown>>>(
  request: Request,
  row: { readonly body: S; readonly bodyLimit?: number; readonly tooLarge?: string },
): Promise<InferType<S>> {
  const limit = row.bodyLimit ?? limits.body;
  const tooLarge = row.tooLarge ?? `The body must have at most ${String(limit)} bytes.`;
  return readBody(row.body, await readJson(request, { limit, tooLarge }));
}
