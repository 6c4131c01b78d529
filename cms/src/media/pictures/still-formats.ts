import { ascii, isMovingPng } from '../../contract/content/moving-png';

/** Whether a file with an AVIF brand is animated: it contains a track (`moov`) or starts with the brand of a sequence. */
function isMovingAvif(bytes: Buffer): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp' || !/avi[fs]/.test(ascii(bytes, 8, 48))) return false;
  if (ascii(bytes, 8, 12) === 'avis') return true;
  for (let at = 0; at + 8 <= bytes.length;) {
    if (ascii(bytes, at + 4, at + 8) === 'moov') return true;
    const length = bytes.readUInt32BE(at);
    // Size 0 extends to the end of the file; 1 announces a box of more than four gigabytes.
    if (length < 8) return false;
    at += length;
  }
  return false;
}

/**
 * Why an animation is refused, as the rest of a sentence; undefined for any other file. In these formats, our library reads
 * only the first frame, so they would stand still on the site.
 * @param bytes the start of a file, at least up to its pixels
 */
export function whyStandsStill(bytes: Buffer): string | undefined {
  const format = isMovingPng(bytes) ? 'PNG' : isMovingAvif(bytes) ? 'AVIF' : undefined;
  return format && `is a moving ${format}, which would stand still: choose a GIF or WebP instead.`;
}
