import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ask, type Connection } from './database';
import { isMissing, readPieces, readSealed, writeSealed, type SealedFile } from './hashed-files';

/** The folder below the public one that holds the uploads, on the disk as in a backup. */
export const uploadsName = 'uploads';

const below = (folder: string, file: string) => path.join(folder, ...file.split('/'));

/** The files of a folder and of those in it, as paths with `/`. What is no file, a link for one, is left out. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Copies those uploads that are not in the backup yet.
 * @param from the folder of the uploads
 * @param to the folder of the backup
 * @param copied what is in it; takes what is added
 */
export async function saveUploads(
  from: string,
  to: string,
  copied: Map<string, SealedFile>,
): Promise<void> {
  for (const file of await filesBelow(from)) {
    const saved = `${uploadsName}/${file}`;
    if (copied.has(saved)) continue;
    const target = below(to, saved);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      const seal = await writeSealed(target, readPieces(below(from, file)));
      copied.set(saved, { path: saved, ...seal });
    } catch (failure) {
      if (!isMissing(failure)) throw failure;
      // Deleted since the folder was read: it is an upload no more.
      await rm(target, { force: true });
    }
  }
}

/**
 * Copies an upload out of a backup.
 * @param to the folder that takes the uploads
 * @throws Stop when it is not what was written
 */
export async function restoreUpload(backup: string, to: string, saved: SealedFile): Promise<void> {
  const target = below(to, saved.path.slice(uploadsName.length + 1));
  await mkdir(path.dirname(target), { recursive: true });
  await writeSealed(target, readSealed(below(backup, saved.path), saved), 0o644);
}

/** How many uploads another provider keeps than the one that writes them to the disk. */
export async function countElsewhere(connection: Connection): Promise<number> {
  const sql = 'select count(*) as files from files where provider <> ?';
  const [counted] = await ask(connection, sql, ['local']);
  return Number(counted?.files);
}
