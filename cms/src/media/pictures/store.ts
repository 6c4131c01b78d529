import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { bucketOf, type Bucket } from '../object-storage/bucket';
import { uploadsPrefix } from '../object-storage/provider';
import { uploadsHaveEnded } from '../object-storage/uploads-under-way';
import { uploadService, type StoredFile } from '../../strapi/services';
import { kinds } from './kind';
import { markNext } from '../../strapi/own-files';
import type { Picture } from './re-encode';

/** The name of a stored picture: the start of its file name, and its alternative text. */
export interface PictureName {
  name: string;
  alternativeText: string;
}

async function removeFromBucket(bucket: Bucket, name: string): Promise<void> {
  for (const prefix of [uploadsPrefix, `${uploadsPrefix}thumbnail_`]) {
    for await (const key of bucket.list(`${prefix}${name}`)) await bucket.remove(key);
  }
}

async function removeFromDisk(strapi: Core.Strapi, name: string): Promise<void> {
  const folder = path.join(strapi.dirs.static.public, 'uploads');
  const left = (await readdir(folder)).filter((file) => file.includes(name));
  for (const file of left) await rm(path.join(folder, file), { force: true });
}

/** Strapi writes the bytes before the row: if the row fails, the bytes remain. */
async function removeBytes(strapi: Core.Strapi, name: string): Promise<void> {
  await uploadsHaveEnded();
  const bucket = bucketOf(strapi);
  try {
    if (bucket === undefined) await removeFromDisk(strapi, name);
    else await removeFromBucket(bucket, name);
  } catch (failure) {
    strapi.log.error('Bytes of a picture that was not stored could not be removed', { failure });
  }
}

/**
 * Stores a picture with Strapi's upload service, under a unique name.
 * @throws any failure; then nothing of the picture remains
 */
export async function storePicture(
  strapi: Core.Strapi,
  { kind, bytes }: Picture,
  { name, alternativeText }: PictureName,
): Promise<StoredFile> {
  const { ext, mime } = kinds[kind];
  // In file names, Strapi separates words with `_`.
  const ownName = `${name.replaceAll(/[^a-z0-9]+/g, '_')}_${randomBytes(8).toString('hex')}`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'picture-'));
  const endMarking = markNext(`${ownName}${ext}`);
  try {
    const filepath = path.join(folder, `picture${ext}`);
    await writeFile(filepath, bytes);
    const [file] = await uploadService(strapi).upload({
      data: { fileInfo: { name: `${ownName}${ext}`, alternativeText } },
      files: { filepath, originalFilename: `${ownName}${ext}`, mimetype: mime, size: bytes.length },
    });
    if (file === undefined) throw new Error('The picture was not stored.');
    return file;
  } catch (failure) {
    await removeBytes(strapi, ownName);
    throw failure;
  } finally {
    endMarking();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes a stored picture: its bytes, those of its thumbnail, and its row. */
export async function removePicture(strapi: Core.Strapi, file: StoredFile): Promise<void> {
  await uploadService(strapi).remove(file);
}
