import { clientOptions, partSize } from './client-options';
import { readBucketSettings } from './settings';

/** The provider names with which Strapi records where the bytes of an upload are. */
export const providers = { disk: 'local', bucket: 'aws-s3' } as const;

/** The prefix of the uploads in the bucket. An address of the CMS maps to the object of the same path. */
export const uploadsPrefix = 'uploads/';

/** The part of the upload plugin's configuration that says where uploads are; empty for the disk. */
export function uploadConfig() {
  const settings = readBucketSettings();
  if (settings === undefined) return {};
  return {
    provider: providers.bucket,
    providerOptions: {
      // With this base URL, an upload is stored by its path on the CMS, `/uploads/…`, like those on disk: nothing else
      // differs.
      baseUrl: '/',
      rootPath: uploadsPrefix,
      s3Options: {
        ...clientOptions(settings),
        // Undefined on purpose: no ACL is set, so the bucket's own policy applies, which is private.
        params: { Bucket: settings.bucket, ACL: undefined },
      },
      providerConfig: { multipart: { partSize, queueSize: 1, leavePartsOnError: false } },
    },
  };
}
