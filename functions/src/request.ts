import type { InferType, ObjectSchema } from 'yup';
import {
  idempotencyHeader,
  idempotencyKeyPattern,
  isJsonUtf8,
  limits,
  parseJsonBody,
  readBody,
  readPageQuery,
  readVersion,
  Refusal,
  versionHeader,
  type PageQuery,
} from './api';

/**
 * The idempotency key of the call, if it has one.
 * @throws Refusal 400 if it is malformed
 */
export function parseIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get(idempotencyHeader);
  if (key === null) return undefined;
  if (idempotencyKeyPattern.test(key)) return key;
  throw new Refusal(
    'invalid_idempotency_key',
    `${idempotencyHeader} must have 16 to 100 letters, digits or hyphens.`,
  );
}

/**
 * The page of a list that the call asks for.
 * @throws Refusal 400 if a number is invalid or given twice
 */
export function parsePageQuery(request: Request, defaultSize?: number): PageQuery {
  const { searchParams } = new URL(request.url);
  const once = (name: string) => {
    const [value, ...more] = searchParams.getAll(name);
    if (more.length > 0) throw new Refusal('invalid_query', `Give ${name} once.`);
    return value;
  };
  return readPageQuery({ page: once('page'), pageSize: once('pageSize') }, defaultSize);
}

/**
 * The version that an edit is based on, if the call names one.
 * @throws Refusal 400 if it is not one version in quotes
 */
export function parseVersion(request: Request): string | undefined {
  return readVersion(request.headers.get(versionHeader));
}

/** How many bytes a body may have, and the message for a larger one. */
interface SizeLimit {
  readonly maxBytes: number;
  readonly tooLarge: string;
}

/** How long a body may take to arrive: less than the call, so that there is time left to respond. */
const bodyTimeoutMs = 8_000;

/** Counts the bytes itself: Content-Length may be missing or wrong. */
async function readBytes(
  stream: ReadableStream<Uint8Array>,
  { maxBytes, tooLarge }: SizeLimit,
): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let [size, timedOut] = [0, false];
  const cancel = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(() => {
    timedOut = true;
    cancel();
  }, bodyTimeoutMs);
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Refusal('invalid_body', 'The body is incomplete.');
      });
      if (timedOut) throw new Refusal('request_timeout', 'The body took too long to arrive.');
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > maxBytes) {
        cancel();
        throw new Refusal('body_too_large', tooLarge);
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

async function readJson(request: Request, limit: SizeLimit): Promise<unknown> {
  const { headers } = request;
  if (!isJsonUtf8(headers.get('Content-Type') ?? '')) {
    throw new Refusal('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  }
  // The platform does not decompress, and a small compressed body may become a large one.
  if (!/^(identity)?$/i.test(headers.get('Content-Encoding') ?? '')) {
    throw new Refusal('unsupported_media_type', 'Send the body uncompressed.');
  }
  // A body that is announced as too large need not be waited for.
  if (Number(headers.get('Content-Length')) > limit.maxBytes) {
    throw new Refusal('body_too_large', limit.tooLarge);
  }
  // Not before it is wanted: a server cannot skip the body of a refused call once somebody has asked for it.
  const { body } = request;
  return parseJsonBody(body === null ? new Uint8Array() : await readBytes(body, limit));
}

/**
 * Reads the body of a call and checks it against the endpoint's schema.
 * @returns the body, its texts normalised as the contract says
 * @throws Refusal 415 for another content type or a compressed body, 413 above the size limit, 408 if it takes too long, 400 if
 *   it does not match the schema
 */
export async function parseBody<S extends ObjectSchema<Record<string, unknown>>>(
  request: Request,
  endpoint: { readonly body: S; readonly bodyLimit?: number; readonly tooLarge?: string },
): Promise<InferType<S>> {
  const maxBytes = endpoint.bodyLimit ?? limits.body;
  const tooLarge = endpoint.tooLarge ?? `The body must have at most ${String(maxBytes)} bytes.`;
  return readBody(endpoint.body, await readJson(request, { maxBytes, tooLarge }));
}
