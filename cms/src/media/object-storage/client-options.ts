import type { BucketSettings } from './settings';

/** A file of up to so many bytes is written in one step: it is there whole, or not at all. */
export const partSize = 32 * 1024 * 1024;

/** How the bucket is talked to: by Strapi's provider, which writes and removes, and by ours, which reads. */
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
  // Whoever saves a blog waits for it.
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    throwOnRequestTimeout: true,
    socketTimeout: 10_000,
  },
  // Checksums beside those of the protocol are AWS's own: others refuse them.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});
