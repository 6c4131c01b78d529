import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { refuse } from '../http/refuse';
import { bucketOf, type Bucket, type ObjectHead } from '../media/object-storage/bucket';
import { bucketIsAway, isBeyondEnd, isNotThere } from '../media/object-storage/failure';
import { uploadsPrefix } from '../media/object-storage/provider';

const someBytes = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;

/** The key of the object at a path. As on disk, no part of it may be empty or start with a dot. */
function keyOf(address: string): string | undefined {
  try {
    const key = decodeURIComponent(address.slice(1));
    const isPlain = key.split('/').every((part) => part !== '' && !part.startsWith('.'));
    return isPlain && !/[\\\p{Cc}]/u.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Sets the headers that an upload from the disk would have. */
function tell(ctx: Context, key: string, { bytes, modified, range }: ObjectHead): void {
  ctx.status = range === undefined ? 200 : 206;
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('Cache-Control', 'max-age=0');
  if (modified !== undefined) ctx.set('Last-Modified', modified.toUTCString());
  if (range !== undefined) ctx.set('Content-Range', range);
  // By its file name, so that someone who can write to the bucket cannot turn a picture into a page.
  ctx.type = path.extname(key);
  if (bytes !== undefined) ctx.length = bytes;
}

async function show(ctx: Context, bucket: Bucket, key: string): Promise<void> {
  if (ctx.method === 'HEAD') {
    tell(ctx, key, await bucket.head(key));
    return;
  }
  const asked = ctx.get('Range');
  const { content, ...head } = await bucket.read(key, someBytes.test(asked) ? asked : undefined);
  tell(ctx, key, head);
  ctx.body = content;
  // Cuts the connection, so that the client notices that the rest is missing.
  content.once('error', () => ctx.res.destroy());
}

/**
 * Serves uploads from the bucket, if there is one, under the same addresses as from the disk. The bucket itself is private,
 * and its credentials stay here.
 */
const bucketUploads: Core.MiddlewareFactory = (_config, { strapi }) => {
  const bucket = bucketOf(strapi);
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (bucket === undefined || !isRead || !ctx.path.startsWith(`/${uploadsPrefix}`)) {
      await next();
      return;
    }
    const key = keyOf(ctx.path);
    // Not handled, it is answered with 404 like any other.
    if (key === undefined) return;
    try {
      await show(ctx, bucket, key);
    } catch (failure) {
      if (isNotThere(failure)) return;
      if (isBeyondEnd(failure)) {
        ctx.status = 416;
        return;
      }
      strapi.log.error(failure);
      refuse(ctx, bucketIsAway());
    }
  };
};

export default bucketUploads;
