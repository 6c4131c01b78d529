import type { IncomingMessage } from 'node:http';
import * as Bourne from '@hapi/bourne';
import type { Context } from 'koa';
import { Refusal } from '../contract/errors';
import { isJsonUtf8, parseJsonBody } from '../contract/json';
import type { Holding } from './byte-budget';

/** How long a body may take: ten seconds, plus the time that its maximum size takes at 64 KB a second. */
const readingMs = (limit: number): number => 10_000 + limit / 64;

const tooLarge = (limit: number) =>
  new Refusal('body_too_large', `The body must have at most ${String(limit)} bytes.`);

const tooSlow = () =>
  new Refusal('request_timeout', 'The body took too long to arrive. Please try again.');

/** Other calls hold too many bytes at the moment. */
export const tooMuchAtOnce = () =>
  new Refusal('overloaded', 'Too much is being sent at the moment. Please try again in a moment.');

/** Whether a request has a body. */
export function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Refuses a compressed body: a small one may expand to a large one, and no caller sends them.
 * @throws Refusal 415
 */
export function refuseCompressed(ctx: Context): void {
  if (!/^(identity)?$/i.test(ctx.get('Content-Encoding'))) {
    throw new Refusal('unsupported_media_type', 'Send the body uncompressed.');
  }
}

/**
 * Reads a body as raw bytes. It counts while reading, because Content-Length may be missing or wrong.
 * @param limit its maximum size in bytes
 * @param holding counts the bytes of all calls
 * @throws Refusal 413 above the limit, 408 when it takes too long, 503 when other calls hold too many bytes
 */
export function readBytes(req: IncomingMessage, limit: number, holding: Holding): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = () => {
      clearTimeout(timer);
      req.off('data', take).off('end', finish).off('close', breakOff).off('error', breakOff);
      // Whoever answers decides about the rest.
      req.pause();
    };
    const refuse = (refusal: Refusal) => {
      stop();
      reject(refusal);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) refuse(tooLarge(limit));
      else if (!holding.add(chunk.length)) refuse(tooMuchAtOnce());
      else chunks.push(chunk);
    };
    const finish = () => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const breakOff = () => {
      refuse(new Refusal('invalid_body', 'The body is incomplete.'));
    };
    const timer = setTimeout(() => {
      refuse(tooSlow());
    }, readingMs(limit));
    if (Number(req.headers['content-length'] ?? 0) > limit) refuse(tooLarge(limit));
    else req.on('data', take).on('end', finish).on('close', breakOff).on('error', breakOff);
  });
}

/** Refuses the key `__proto__`: Strapi's own routes merge objects. */
const parse = (text: string): unknown => Bourne.parse(text);

/**
 * Reads a JSON body.
 * @throws Refusal as `readBytes`, 415 for another content type, 400 for broken JSON
 */
export async function readJsonBody(
  ctx: Context,
  limit: number,
  holding: Holding,
): Promise<unknown> {
  if (!isJsonUtf8(ctx.get('Content-Type'))) {
    throw new Refusal('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  }
  return parseJsonBody(await readBytes(ctx.req, limit, holding), parse);
}
