import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../contract/errors';
import { kindOf, noPicture, type PictureKind } from './kind';
import { whyStandsStill } from './still-formats';

/** A picture that was re-encoded from its pixels: nothing else from the original file remains. */
export interface Picture {
  kind: PictureKind;
  bytes: Buffer;
}

/** A small file can decode to more than fits into memory. All frames of an animation count together. */
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
  // An animation cannot be rotated, and cameras do not make any.
  const image = pages > 1 ? sharp(bytes, { ...options, animated: true }) : sharp(bytes, options);
  const upright = pages > 1 ? image : image.autoOrient();
  return encoders[kind](upright).timeout({ seconds: maxSeconds }).toBuffer();
}

/**
 * Re-encodes a picture: upright, in its own format, and without other data from the file (location, comments, bytes after
 * its end).
 * @param label names the picture in an error message
 * @throws Refusal when it is not a complete PNG, JPEG, WebP, GIF or AVIF picture, would lose its animation, or is too large
 * to decode
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
