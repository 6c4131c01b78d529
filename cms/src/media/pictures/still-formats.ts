const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Whether a PNG says before its pixels that it moves (`acTL`). */
function isMovingPng(bytes: Buffer): boolean {
  if (ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n') return false;
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = ascii(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

/** Whether a file with a brand of AVIF holds a track (`moov`), or says first of all that it does. */
function isMovingAvif(bytes: Buffer): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp' || !/avi[fs]/.test(ascii(bytes, 8, 48))) return false;
  if (ascii(bytes, 8, 12) === 'avis') return true;
  for (let at = 0; at + 8 <= bytes.length;) {
    if (ascii(bytes, at + 4, at + 8) === 'moov') return true;
    const length = bytes.readUInt32BE(at);
    // 0 reaches to the end of the file, and 1 is the sign of one with more than four gigabytes.
    if (length < 8) return false;
    at += length;
  }
  return false;
}

/**
 * Why a moving picture is not taken, as the rest of a sentence; undefined for any other file. Of these formats nothing here
 * can draw more than the first frame, and they would stand still on the site.
 * @param bytes the beginning of a file, at least as far as its pixels
 */
export function whyStandsStill(bytes: Buffer): string | undefined {
  const format = isMovingPng(bytes) ? 'PNG' : isMovingAvif(bytes) ? 'AVIF' : undefined;
  return format && `is a moving ${format}, which would stand still: choose a GIF or WebP instead.`;
}
