import { clientOptions, partSize } from './client-options';
import { readBucketSettings } from './settings';

/** The providers under whose names Strapi notes of an upload where its bytes are. */
export const providers = { disk: 'local', bucket: 'aws-s3' } as const;

/** The folder of the bucket that holds the uploads. An address of the CMS leads to the object of the same path. */
export const uploadsPrefix = 'uploads/';

/** The part of the upload plugin's configuration that says where uploads are: nothing where it is the disk. */
export function uploadProvider() {
  const settings = readBucketSettings();
  if (settings === undefined) return {};
  return {
    provider: providers.bucket,
    providerOptions: {
      // With this base an upload is stored by its path on the CMS, `/uploads/…`, as the disk's are: nothing else differs.
      baseUrl: '/',
      rootPath: uploadsPrefix,
      s3Options: {
        ...clientOptions(settings),
        // Named and left open, nothing is said of who may read: the bucket's own rule counts, and it is closed.
        params: { Bucket: settings.bucket, ACL: undefined },
      },
      providerConfig: { multipart: { partSize, queueSize: 1, leavePartsOnError: false } },
    },
  };
}
