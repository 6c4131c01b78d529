import { ascii, isMovingPng, scaledWidth } from '../../../../api';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size that a picture is scaled to; undefined for one that stays as it is. */
function scaledSize({ width, height }: Size): Size | undefined {
  if (width <= scaledWidth) return undefined;
  return { width: scaledWidth, height: Math.max(1, Math.round((height * scaledWidth) / width)) };
}

/** Whether a WebP is animated, as the flags of its extended header say. */
const isMovingWebp = (bytes: Uint8Array): boolean =>
  ascii(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;

/** Animations would stand still, and a browser without AVIF cannot write it. */
const leftAlone: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/gif': () => true,
  'image/avif': () => true,
  'image/png': isMovingPng,
  'image/webp': isMovingWebp,
};

/** JPEG and WebP; a PNG has no quality. */
const quality = 0.9;

/** A smaller picture in the same format. */
async function draw(bitmap: ImageBitmap, { width, height }: Size, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gave no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The browser wrote no picture.'));
      },
      type,
      quality,
    );
  });
}

export interface ScaledPicture {
  blob: Blob;
  from: Size;
  to: Size;
}

/**
 * Makes a picture smaller that is wider than the site ever shows: upright, in its own format, transparent where it was.
 * @returns undefined for one that stays as it is: it is small enough, animated, or the browser cannot read it or make it smaller
 */
export async function scalePicture(file: Blob): Promise<ScaledPicture | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (leftAlone[file.type]?.(bytes) === true) return undefined;
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const from = { width: bitmap.width, height: bitmap.height };
    const to = scaledSize(from);
    const blob = to && (await draw(bitmap, to, file.type));
    bitmap.close();
    // A browser that cannot write a format writes a PNG, which may be larger.
    if (to === undefined || blob?.type !== file.type || blob.size >= file.size) return undefined;
    return { blob, from, to };
  } catch {
    return undefined;
  }
}
