import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../contract/errors';
import { kindOf, noPicture, type PictureKind } from './kind';
import { whyStandsStill } from './still-formats';

/** A picture that was drawn anew from its pixels: nothing else of the file that was sent is in it. */
export interface Picture {
  kind: PictureKind;
  bytes: Buffer;
}

/** A small file can unpack to more than the memory holds. All frames of a moving picture count together. */
const maxPixels = 40_000_000;
const maxFrames = 500;
const maxSeconds = 30;

const encoders: Record<PictureKind, (image: Sharp) => Sharp> = {
  png: (image) => image.png(),
  jpeg: (image) => image.jpeg({ quality: 88 }),
  webp: (image) => image.webp({ quality: 88 }),
  gif: (image) => image.gif(),
  avif: (image) => image.avif({ quality: 60, effort: 2 }),
};

async function draw(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const { pages = 1 } = await sharp(bytes, options).metadata();
  if (pages > maxFrames) throw new Error(`It has ${String(pages)} frames.`);
  // A moving picture cannot be turned, and no camera makes one.
  const image = pages > 1 ? sharp(bytes, { ...options, animated: true }) : sharp(bytes, options);
  const upright = pages > 1 ? image : image.autoOrient();
  return encoders[kind](upright).timeout({ seconds: maxSeconds }).toBuffer();
}

/**
 * Draws a picture anew: upright, in its own format, and without what else the file holds (where it was taken, comments,
 * whatever stands behind its end).
 * @param label names the picture in the sentence of a refusal
 * @throws Refusal when it is no whole PNG, JPEG, WebP, GIF or AVIF picture, would stand still, or is too large to unpack
 */
export async function reEncode(bytes: Buffer, label: string): Promise<Picture> {
  const kind = kindOf(bytes);
  if (kind === undefined) throw new Refusal('invalid_body', `${label} ${noPicture}`);
  const why = whyStandsStill(bytes);
  if (why !== undefined) throw new Refusal('invalid_body', `${label} ${why}`);
  try {
    return { kind, bytes: await draw(bytes, kind) };
  } catch {
    throw new Refusal(
      'invalid_body',
      `${label} cannot be read: it is damaged, or has more than 40 million pixels or 500 frames. Choose another file.`,
    );
  }
}
