import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { object, string } from 'yup';

// gatsby-transformer-sharp ignores GIFs, and keeps only the first frame of an animated WebP.

/** A picture in one size. */
export interface StillPicture {
  src: string;
  width: number;
  height: number;
}

const fileNode = object({
  absolutePath: string().required(),
  extension: string().required(),
  internal: object({ contentDigest: string().required() }).required(),
});

async function placeIn(publicDir: string, name: string, write: (to: string) => Promise<unknown>) {
  const src = `/static/${name}`;
  const to = join(publicDir, src);
  await mkdir(dirname(to), { recursive: true });
  await write(to);
  return src;
}

/**
 * Writes the first frame of a GIF as a file of the site; null for any other file.
 * @param node the file as Gatsby knows it
 */
export async function stillOf(
  node: unknown,
  publicDir = resolve('public'),
): Promise<StillPicture | null> {
  const { absolutePath, extension, internal } = fileNode.validateSync(node);
  if (extension !== 'gif') return null;
  const frame = sharp(absolutePath).webp({ lossless: true });
  const { width, height } = await sharp(absolutePath).metadata();
  const src = await placeIn(publicDir, `${internal.contentDigest}.webp`, (to) => frame.toFile(to));
  return { src, width, height };
}

/**
 * Copies an animated picture into the site and returns its address; null for a still one.
 * @param node the file as Gatsby knows it
 */
export async function movingOf(
  node: unknown,
  publicDir = resolve('public'),
): Promise<string | null> {
  const { absolutePath, extension, internal } = fileNode.validateSync(node);
  if (extension !== 'gif' && extension !== 'webp') return null;
  const { pages = 1 } = await sharp(absolutePath).metadata();
  if (pages === 1) return null;
  return placeIn(publicDir, `${internal.contentDigest}.${extension}`, (to) =>
    copyFile(absolutePath, to),
  );
}
