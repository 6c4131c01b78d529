import type { Core } from '@strapi/strapi';
import { uploadProvider } from '../../strapi/services';
import { bucketOf } from './bucket';
import { bucketIsAway, toldFailure } from './failure';

const underWay = new Set<Promise<unknown>>();

/**
 * Follows every upload to its end. Strapi writes picture and thumbnail side by side, and is done as soon as one of them
 * fails: what is to be removed then may still be on its way. Where a bucket fails, it is logged, and a sentence is thrown.
 */
export function followUploads(strapi: Core.Strapi): void {
  const provider = uploadProvider(strapi);
  const write = provider.uploadStream;
  const inBucket = bucketOf(strapi) !== undefined;
  provider.uploadStream = async (file) => {
    const written = write(file);
    underWay.add(written);
    try {
      await written;
    } catch (failure) {
      if (!inBucket) throw failure;
      strapi.log.error(toldFailure(failure));
      throw bucketIsAway();
    } finally {
      underWay.delete(written);
    }
  };
}

/** Waits until no upload is on its way any more. */
export async function uploadsHaveEnded(): Promise<void> {
  await Promise.allSettled(underWay);
}
