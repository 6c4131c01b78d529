import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { bucketOf } from '../../media/object-storage/bucket';
import { storeTable } from '../../strapi/tables';
import { ask, type Connection } from './database';
import type { HashedFile } from './hashed-files';
import { dropFromBucket, stageInBucket, takeFromBucket } from './staged-in-bucket';
import { restoreUpload, uploadsName } from './upload-files';

// Rows and files cannot change in one step. So the files of a backup are copied beside those in use; the transaction that
// writes the rows also records the name of the copies in the database; only then do they change places. Whenever this is
// interrupted, the name tells which files belong to the rows.

const stagedPrefix = `${uploadsName}.restored-`;
const replacedName = `${uploadsName}.replaced`;
const key = 'restored_uploads';

async function stageOnDisk(
  publicFolder: string,
  backup: string,
  uploads: readonly HashedFile[],
): Promise<string> {
  const name = `${stagedPrefix}${randomUUID()}`;
  const staged = path.join(publicFolder, name);
  await mkdir(staged);
  for (const upload of uploads) await restoreUpload(backup, staged, upload);
  return name;
}

/** Copies the uploads of a backup beside those in use. @returns the name of the copies */
export function stageUploads(
  strapi: Core.Strapi,
  backup: string,
  uploads: readonly HashedFile[],
): Promise<string> {
  const bucket = bucketOf(strapi);
  return bucket === undefined
    ? stageOnDisk(strapi.dirs.static.public, backup, uploads)
    : stageInBucket(bucket, backup, uploads);
}

/** Records with the rows which uploads belong to them. */
export async function noteStaged(connection: Connection, name: string): Promise<void> {
  await ask(connection, 'insert into ?? (key, value, type) values (?, ?, ?)', [
    storeTable,
    key,
    name,
    'string',
  ]);
}

/** Swaps the folders. If the CMS starts in between, it creates an empty folder. */
async function swap(publicFolder: string, there: readonly string[], staged: string) {
  const uploads = path.join(publicFolder, uploadsName);
  if (there.includes(replacedName)) await rmdir(uploads);
  else await rename(uploads, path.join(publicFolder, replacedName));
  await rename(path.join(publicFolder, staged), uploads);
}

async function readNote({ db }: Core.Strapi): Promise<string | undefined> {
  const [noted] = await ask(db.connection, 'select value from ?? where key = ?', [storeTable, key]);
  return typeof noted?.value === 'string' ? noted.value : undefined;
}

async function removeNote({ db }: Core.Strapi): Promise<void> {
  await ask(db.connection, 'delete from ?? where key = ?', [storeTable, key]);
}

async function finishOnDisk(strapi: Core.Strapi): Promise<void> {
  const folder = strapi.dirs.static.public;
  const there = await readdir(folder);
  const staged = there.filter((name) => name.startsWith(stagedPrefix));
  if (staged.length === 0 && !there.includes(replacedName)) return;
  const noted = await readNote(strapi);
  const belonging = staged.find((name) => name === noted);
  if (belonging !== undefined) await swap(folder, there, belonging);
  for (const name of [...staged, replacedName].filter((each) => each !== belonging)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  await removeNote(strapi);
}

/**
 * Completes what a restore began with the uploads, even one that was killed: the uploads that belong to the rows take their
 * place, and leftovers are removed. Usually there is nothing to do, and a bucket is not even contacted, so the CMS can
 * start without it.
 */
export async function finishUploads(strapi: Core.Strapi): Promise<void> {
  const bucket = bucketOf(strapi);
  if (bucket === undefined) await finishOnDisk(strapi);
  else
    await takeFromBucket(
      bucket,
      () => readNote(strapi),
      () => removeNote(strapi),
    );
}

/** Removes copies that belong to no rows from a bucket; those on disk are already gone. */
export async function dropStaged(strapi: Core.Strapi): Promise<void> {
  const bucket = bucketOf(strapi);
  if (bucket !== undefined) await dropFromBucket(bucket, await readNote(strapi));
}
