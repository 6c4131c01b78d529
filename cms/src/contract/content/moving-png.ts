/** Some bytes of a file as the letters that they stand for. */
export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Whether a PNG is animated: an `acTL` chunk precedes its pixels.
 * @param bytes the start of a file, at least up to its pixels
 */
export function isMovingPng(bytes: Uint8Array): boolean {
  if (ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = ascii(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}
