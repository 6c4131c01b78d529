import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Core } from '@strapi/strapi';
import { clientOptions, partSize } from './client-options';
import { explainedFailure } from './failure';
import { readBucketSettings, type BucketSettings } from './settings';

/** An object's metadata. */
export interface ObjectHead {
  bytes: number | undefined;
  modified: Date | undefined;
  /** Which bytes these are, if a range was requested. */
  range: string | undefined;
}

/** The bucket of the uploads. A key is the full path of an object in it. */
export interface Bucket {
  /** The keys with this prefix, in no particular order. */
  list(prefix: string): AsyncGenerator<string>;
  head(key: string): Promise<ObjectHead>;
  /** @param range as in the HTTP header */
  read(key: string, range?: string): Promise<ObjectHead & { content: Readable }>;
  /** Writes an object; if that fails, no part of it remains. */
  write(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>;
}

/** @throws an error that explains the failure in one sentence */
async function explained<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (failure) {
    throw explainedFailure(failure);
  }
}

const headOf = (answer: {
  ContentLength?: number | undefined;
  LastModified?: Date | undefined;
  ContentRange?: string | undefined;
}): ObjectHead => ({
  bytes: answer.ContentLength,
  modified: answer.LastModified,
  range: answer.ContentRange,
});

function openBucket(settings: BucketSettings): Bucket {
  const Bucket = settings.bucket;
  const client = new S3Client(clientOptions(settings));
  return {
    async *list(prefix) {
      let token: string | undefined;
      do {
        const question = { Bucket, Prefix: prefix, ContinuationToken: token };
        const page = await explained(client.send(new ListObjectsV2Command(question)));
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    async head(key) {
      return headOf(await explained(client.send(new HeadObjectCommand({ Bucket, Key: key }))));
    },
    async read(key, range) {
      const question = new GetObjectCommand({ Bucket, Key: key, Range: range });
      const answer = await explained(client.send(question));
      if (answer.Body instanceof Readable) return { ...headOf(answer), content: answer.Body };
      throw new Error('The bucket has answered without a content.');
    },
    async write(key, content) {
      const params = { Bucket, Key: key, Body: Readable.from(content, { objectMode: false }) };
      await explained(new Upload({ client, params, partSize, queueSize: 1 }).done());
    },
    async copy(from, to) {
      const source = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/');
      await explained(client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: source })));
    },
    async remove(key) {
      await explained(client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },
  };
}

const opened = new WeakMap<Core.Strapi, Bucket | undefined>();

/** The bucket of this CMS's uploads; undefined if they are on disk. */
export function bucketOf(strapi: Core.Strapi): Bucket | undefined {
  if (!opened.has(strapi)) {
    const settings = readBucketSettings();
    opened.set(strapi, settings === undefined ? undefined : openBucket(settings));
  }
  return opened.get(strapi);
}
