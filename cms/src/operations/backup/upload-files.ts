import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { bucketOf, type Bucket } from '../../media/object-storage/bucket';
import { isNotThere } from '../../media/object-storage/failure';
import { providers, uploadsPrefix } from '../../media/object-storage/provider';
import { ask, type Connection } from './database';
import { isMissing, readPieces, readHashed, writeHashed, type HashedFile } from './hashed-files';

/** The folder of the uploads, relative to the public one or to a backup. */
export const uploadsName = 'uploads';

const below = (folder: string, file: string) => path.join(folder, ...file.split('/'));

/** The files in a folder and its subfolders, as paths with `/`. Anything else, such as a link, is left out. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Where uploads are stored, as a backup reads them. An upload is named by its path there, with `/`. */
export interface UploadPlace {
  /** How Strapi records that an upload is here. */
  provider: string;
  list(): Promise<string[]>;
  /** @throws if it does not exist: see `isGone` */
  read(name: string): AsyncIterable<Buffer>;
}

async function namesBelow(bucket: Bucket): Promise<string[]> {
  const names: string[] = [];
  for await (const key of bucket.list(uploadsPrefix)) names.push(key.slice(uploadsPrefix.length));
  return names;
}

async function* readObject(bucket: Bucket, key: string): AsyncGenerator<Buffer> {
  const { content } = await bucket.read(key);
  for await (const chunk of content) {
    const piece: unknown = chunk;
    if (Buffer.isBuffer(piece)) yield piece;
  }
}

/** Where this CMS stores its uploads: its bucket, or its public folder. */
export function placeOfUploads(strapi: Core.Strapi): UploadPlace {
  const bucket = bucketOf(strapi);
  const folder = path.join(strapi.dirs.static.public, uploadsName);
  return bucket === undefined
    ? {
        provider: providers.disk,
        list: () => filesBelow(folder),
        read: (name) => readPieces(below(folder, name)),
      }
    : {
        provider: providers.bucket,
        list: () => namesBelow(bucket),
        read: (name) => readObject(bucket, `${uploadsPrefix}${name}`),
      };
}

const isGone = (failure: unknown): boolean => isMissing(failure) || isNotThere(failure);

/**
 * Copies the uploads that are not in the backup yet.
 * @param to the folder of the backup
 * @param copied the files in the backup; new ones are added to it
 */
export async function saveUploads(
  place: UploadPlace,
  to: string,
  copied: Map<string, HashedFile>,
): Promise<void> {
  for (const name of await place.list()) {
    const saved = `${uploadsName}/${name}`;
    if (copied.has(saved)) continue;
    const target = below(to, saved);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      const hashed = await writeHashed(target, place.read(name));
      copied.set(saved, { path: saved, ...hashed });
    } catch (failure) {
      if (!isGone(failure)) throw failure;
      // Deleted since it was listed.
      await rm(target, { force: true });
    }
  }
}

/** The name of a backup's upload in the place that it is restored to. */
export const nameOf = (saved: HashedFile): string => saved.path.slice(uploadsName.length + 1);

/**
 * Reads an upload of a backup.
 * @throws Stop when it has changed
 */
export const readSaved = (backup: string, saved: HashedFile): AsyncIterable<Buffer> =>
  readHashed(below(backup, saved.path), saved);

/**
 * Copies an upload out of a backup.
 * @param to the folder of the uploads
 * @throws Stop when it has changed
 */
export async function restoreUpload(backup: string, to: string, saved: HashedFile): Promise<void> {
  const target = below(to, nameOf(saved));
  await mkdir(path.dirname(target), { recursive: true });
  await writeHashed(target, readSaved(backup, saved), 0o644);
}

/** How many uploads are in another place than this one. */
export async function countElsewhere(
  connection: Connection,
  { provider }: UploadPlace,
): Promise<number> {
  const sql = 'select count(*) as files from files where provider <> ?';
  const [counted] = await ask(connection, sql, [provider]);
  return Number(counted?.files);
}

const maxNames = 100;

/** Records that the uploads of a backup are now in this place, wherever they were before. */
export async function claimUploads(
  connection: Connection,
  { provider }: UploadPlace,
  uploads: readonly HashedFile[],
): Promise<void> {
  for (let start = 0; start < uploads.length; start += maxNames) {
    const urls = uploads.slice(start, start + maxNames).map((saved) => `/${saved.path}`);
    const sql = `update files set provider = ? where url in (${urls.map(() => '?').join(', ')})`;
    await ask(connection, sql, [provider, ...urls]);
  }
}
