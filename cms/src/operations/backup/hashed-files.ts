import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Stop } from '../commands/run-command';

/** What identifies a file's content. */
export interface FileChecksum {
  bytes: number;
  sha256: string;
}

/** A file of a backup in its manifest: a path relative to the folder, with `/`. */
export interface HashedFile extends FileChecksum {
  path: string;
}

/** Reads a file in chunks. */
export async function* readPieces(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file)) {
    const piece: unknown = chunk;
    if (Buffer.isBuffer(piece)) yield piece;
  }
}

/**
 * Writes a new file chunk by chunk and flushes it to the disk.
 * @param mode its permissions; a backup is for its owner only
 * @throws the system's error when the disk is full or the file already exists
 */
export async function writeHashed(
  file: string,
  content: AsyncIterable<string | Buffer> | readonly string[],
  mode = 0o600,
): Promise<FileChecksum> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', mode);
  try {
    for await (const piece of content) {
      const data = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
      hash.update(data);
      bytes += data.length;
      // Appends the whole chunk, which `write` does not guarantee.
      await handle.writeFile(data);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Whether the requested file does not exist. */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

/**
 * Reads a file of a backup in chunks.
 * @param file its path
 * @param hashed its entry in the manifest
 * @throws Stop, at the end at the latest, when it is missing or has changed
 */
export async function* readHashed(file: string, hashed: HashedFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of readPieces(file)) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  } catch (failure) {
    if (!isMissing(failure)) throw failure;
    throw new Stop(`The backup is incomplete: ${hashed.path} is missing.`);
  }
  if (bytes !== hashed.bytes || hash.digest('hex') !== hashed.sha256) {
    throw new Stop(`The backup is damaged: ${hashed.path} is not what was written.`);
  }
}

/** Flushes a folder's entries to the disk, so that they survive a power cut. Windows cannot do that. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
