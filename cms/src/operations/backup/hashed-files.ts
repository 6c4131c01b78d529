import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Stop } from '../commands/run-command';

/** By what a file is known again. */
export interface Seal {
  bytes: number;
  sha256: string;
}

/** A file of a backup, as its manifest names it: a path below the folder, with `/`. */
export interface HashedFile extends Seal {
  path: string;
}

/** Reads a file, some at a time. */
export async function* readPieces(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file)) {
    const piece: unknown = chunk;
    if (Buffer.isBuffer(piece)) yield piece;
  }
}

/**
 * Writes a new file as its content comes, never more of it in memory than one piece, and lays it down on the disk.
 * @param mode who may read it; a backup is for its owner alone
 * @throws the system's error when the disk is full, or when the file is there already
 */
export async function writeHashed(
  file: string,
  content: AsyncIterable<string | Buffer> | readonly string[],
  mode = 0o600,
): Promise<Seal> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', mode);
  try {
    for await (const piece of content) {
      const data = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
      hash.update(data);
      bytes += data.length;
      // Goes on where it was, and writes all of it, which `write` does not promise.
      await handle.writeFile(data);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Whether a file was asked for that is not there. */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

/**
 * Reads a file of a backup, some at a time.
 * @param file where it is
 * @param hashed what the manifest says of it
 * @throws Stop at its end, or before, when it is missing or is not what was written
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
    throw new Stop(`The backup is not whole: ${hashed.path} is missing.`);
  }
  if (bytes !== hashed.bytes || hash.digest('hex') !== hashed.sha256) {
    throw new Stop(`The backup is damaged: ${hashed.path} is not what was written.`);
  }
}

/** Lets the names of a folder's files outlive a power cut. Windows has no way to ask for it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
