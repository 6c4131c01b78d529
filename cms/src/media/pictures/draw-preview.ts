import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import type { ShownPreviewPicture } from '../../contract/content/preview';
import { Refusal } from '../../contract/errors';
import { placeOfUploads, uploadsName } from '../../operations/backup/upload-files';

/** The widest that the site shows a picture. */
const width = 1_280;
const maxPixels = 40_000_000;
const maxSeconds = 8;
const maxFileBytes = 50 * 1024 * 1024;
/** In base64, with room to spare below what a function of the host may answer. */
const maxMovingBytes = 3 * 1024 * 1024;

/** How many pictures are drawn at the same time, and how many calls wait for that. */
const places = 2;
const maxWaiting = 100;

let busy = 0;
const waiting: (() => void)[] = [];

/** Runs work when there is a place. @throws Refusal when too many wait */
async function withPlace<T>(work: () => Promise<T>): Promise<T> {
  if (busy < places) busy += 1;
  else {
    if (waiting.length >= maxWaiting) {
      throw new Refusal('overloaded', 'Too many pictures are asked for. Please try again.');
    }
    // A finished call passes its place to the next.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}

const gone = () => new Refusal('not_found', 'The picture cannot be read.');

async function bytesOf(strapi: Core.Strapi, url: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of placeOfUploads(strapi).read(url.slice(uploadsName.length + 2))) {
    size += chunk.length;
    if (size > maxFileBytes) throw gone();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const dataUrl = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`;

async function draw(bytes: Buffer): Promise<ShownPreviewPicture> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const encode = (animated: boolean) =>
    sharp(bytes, { ...options, animated })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .timeout({ seconds: maxSeconds })
      .toBuffer();
  const { pages = 1 } = await sharp(bytes, options).metadata();
  const still = dataUrl(await encode(false));
  const moving = pages > 1 ? await encode(true) : undefined;
  return {
    still,
    ...(moving !== undefined && moving.length <= maxMovingBytes ? { moving: dataUrl(moving) } : {}),
  };
}

/**
 * A picture as a preview shows it: no wider than the site does, and without anything else from its file.
 * @param url the address of an upload, without the host
 * @throws Refusal when it cannot be read
 */
export const drawForPreview = (strapi: Core.Strapi, url: string): Promise<ShownPreviewPicture> =>
  withPlace(async () => {
    try {
      return await draw(await bytesOf(strapi, url));
    } catch {
      throw gone();
    }
  });
