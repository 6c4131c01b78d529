import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './pictures';

/** A cache that remembers between builds what each file was drawn from. */
export interface Memory {
  get(key: string): Promise<unknown>;
  set(key: string, value: string): Promise<unknown>;
}

/** A drawing has a few colours and the shades between them along its edges, so 64 are enough. */
const png = { palette: true, colours: 64, dither: 0, compressionLevel: 9 };

const digestOf = (svg: string) =>
  createHash('sha256')
    .update(JSON.stringify([svg, png, sharp.versions]))
    .digest('hex');

/** Removes files of other pictures from the folders: a page may be gone. */
function removeOthers(publicDir: string, pictures: readonly Picture[]): void {
  const files = new Set(pictures.map(({ path }) => join(publicDir, path)));
  for (const folder of new Set([...files].map(dirname))) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (!files.has(join(folder, name))) rmSync(join(folder, name), { recursive: true });
    }
  }
}

/**
 * Draws pictures as PNG and keeps those that an earlier build drew from the same source. Anything else in their folders
 * is removed.
 * @param publicDir Gatsby's `public` folder
 */
export async function drawPictures(
  pictures: readonly Picture[],
  publicDir: string,
  memory: Memory,
): Promise<void> {
  removeOthers(publicDir, pictures);
  for (const { path, svg } of pictures) {
    const file = join(publicDir, path);
    const digest = digestOf(svg);
    if (existsSync(file) && (await memory.get(path)) === digest) continue;
    mkdirSync(dirname(file), { recursive: true });
    await sharp(Buffer.from(svg)).png(png).toFile(file);
    await memory.set(path, digest);
  }
}
