import { randomUUID } from 'node:crypto';
import type { Bucket } from '../../media/object-storage/bucket';
import { uploadsPrefix } from '../../media/object-storage/provider';
import type { HashedFile } from './hashed-files';
import { nameOf, readSaved } from './upload-files';

// A bucket has no folder to rename: copies are moved one by one. If that is interrupted, the record in the database says
// that it has to be repeated; the record is removed before the first copy is.

/** Different from the disk's: a record of one means nothing to the other. */
const stagedPrefix = 'uploads.staged-';

async function keysOf(bucket: Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of bucket.list(prefix)) keys.push(key);
  return keys;
}

/** Copies the uploads of a backup into the bucket, beside those in use. @returns the name of the copies */
export async function stageInBucket(
  bucket: Bucket,
  backup: string,
  uploads: readonly HashedFile[],
): Promise<string> {
  const name = `${stagedPrefix}${randomUUID()}`;
  for (const upload of uploads) {
    await bucket.write(`${name}/${nameOf(upload)}`, readSaved(backup, upload));
  }
  return name;
}

/** Replaces the uploads by the copies that belong to the restored rows, if any are recorded. */
export async function takeFromBucket(
  bucket: Bucket,
  readNote: () => Promise<string | undefined>,
  removeNote: () => Promise<void>,
): Promise<void> {
  const name = await readNote();
  if (name?.startsWith(stagedPrefix) !== true) return;
  const copies = await keysOf(bucket, `${name}/`);
  const former = await keysOf(bucket, uploadsPrefix);
  // Another process that was faster may already have removed copies and stored new uploads.
  if ((await readNote()) !== name) return;
  const taken = new Set<string>();
  for (const copy of copies) {
    const key = `${uploadsPrefix}${copy.slice(name.length + 1)}`;
    await bucket.copy(copy, key);
    taken.add(key);
  }
  for (const key of former) if (!taken.has(key)) await bucket.remove(key);
  await removeNote();
  for (const copy of copies) await bucket.remove(copy);
}

/** Removes what earlier restores left in a bucket, except the copies with this name. */
export async function dropFromBucket(bucket: Bucket, name: string | undefined): Promise<void> {
  for (const key of await keysOf(bucket, stagedPrefix)) {
    if (name === undefined || !key.startsWith(`${name}/`)) await bucket.remove(key);
  }
}
