/** The picture formats, with the file extension and media type under which each is stored. */
export const kinds = {
  png: { ext: '.png', mime: 'image/png' },
  jpeg: { ext: '.jpg', mime: 'image/jpeg' },
  webp: { ext: '.webp', mime: 'image/webp' },
  gif: { ext: '.gif', mime: 'image/gif' },
  avif: { ext: '.avif', mime: 'image/avif' },
} as const;

export type PictureKind = keyof typeof kinds;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const isAvif = (bytes: Buffer) =>
  ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 48));

/** The format of a file by its first bytes, whatever its name or its sender claims. */
export function kindOf(bytes: Buffer): PictureKind | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : undefined;
}

/** Why a file of another kind is not taken, as the rest of a sentence. */
export const noPicture = `is none of ${Object.keys(kinds).join(', ').toUpperCase()}: choose another file.`;
