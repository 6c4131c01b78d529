import type { Core } from '@strapi/strapi';
import { uploadProvider } from '../../strapi/services';
import { bucketOf } from './bucket';
import { bucketIsAway, explainedFailure } from './failure';

const underWay = new Set<Promise<unknown>>();

/**
 * Waits for every upload to finish. Strapi writes picture and thumbnail in parallel, and stops waiting when one of them
 * fails: a file that is to be removed then may still be being written. A failure of the bucket is logged, and one sentence
 * is thrown.
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
      strapi.log.error(explainedFailure(failure));
      throw bucketIsAway();
    } finally {
      underWay.delete(written);
    }
  };
}

/** Waits until no upload is in progress. */
export async function uploadsHaveEnded(): Promise<void> {
  await Promise.allSettled(underWay);
}
