import type { BucketSettings } from './settings';

/** A file of up to this many bytes is written in one request, so it is stored completely or not at all. */
export const partSize = 32 * 1024 * 1024;

/** How to reach the bucket: for Strapi's provider, which writes and removes, and for our client, which reads. */
export const clientOptions = ({
  region,
  endpoint,
  forcePathStyle,
  credentials,
}: BucketSettings) => ({
  region,
  forcePathStyle,
  credentials,
  ...(endpoint === undefined ? {} : { endpoint }),
  // An admin who saves a blog waits for it.
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    throwOnRequestTimeout: true,
    socketTimeout: 10_000,
  },
  // Only AWS supports checksums beyond those of the protocol; other hosts refuse them.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});
