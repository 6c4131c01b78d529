import type { Core } from '@strapi/strapi';
import { bucketOf } from './bucket';
import { providers } from './provider';

const numbers = new Intl.NumberFormat('en');

/**
 * Refuses to start if uploads are in another place than the configured one: pictures would be missing on every page.
 * @throws Error that explains how to move them
 */
export async function checkPlaceOfUploads(strapi: Core.Strapi): Promise<void> {
  const inBucket = bucketOf(strapi) !== undefined;
  const elsewhere = inBucket ? providers.disk : providers.bucket;
  const files = strapi.db.query('plugin::upload.file');
  const count = await files.count({ where: { provider: elsewhere } });
  if (count === 0) return;
  throw new Error(
    inBucket
      ? `${numbers.format(count)} uploads are on the disk, and UPLOADS_BUCKET is set: take it away, make a backup, set it again and restore that with --replace.`
      : `${numbers.format(count)} uploads are in a bucket: set UPLOADS_BUCKET and its settings.`,
  );
}
