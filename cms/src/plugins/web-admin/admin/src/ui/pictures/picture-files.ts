import { limits } from '../../../../api';
import { scalePicture, type ScaledPicture, type Size } from './scale-picture';

/** The types of picture that the server accepts. It checks the bytes; the browser knows only the declared type. */
export const acceptedTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

export const acceptedNames = 'PNG, JPEG, WebP, GIF or AVIF';

const isAcceptedType = (type: string): boolean =>
  acceptedTypes.some((accepted) => accepted === type);

const count = (bytes: number) => bytes.toLocaleString('en-US');

/** The limit of Spec §2 in words. */
export const byteLimit = `${count(limits.blogBody)} bytes (10 MB)`;

/** The size of a message as it is sent, in bytes. */
export const encodedBytes = (message: object): number =>
  new TextEncoder().encode(JSON.stringify(message)).length;

/** The message about a blog that is too large to send; undefined if it is not. */
export function sizeProblem(message: object): string | undefined {
  const bytes = encodedBytes(message);
  return bytes <= limits.blogBody
    ? undefined
    : `This blog takes ${count(bytes)} bytes with its encoded pictures; at most ${byteLimit} can be sent. Remove a picture or choose a smaller one.`;
}

export interface PicturesRead {
  /** Data URLs, in the order of the files. */
  pictures: string[];
  /** Why the other files were refused, one sentence each. */
  refused: string[];
  /** Which pictures were made smaller, one sentence each. */
  scaled: string[];
}

/** No picture, for a dialog that opens without one. */
export const noPictures: PicturesRead = { pictures: [], refused: [], scaled: [] };

const readAsDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => {
      reject(new Error('The file cannot be read.'));
    };
    reader.readAsDataURL(file);
  });

/** Base64 encodes three bytes as four. */
const encodedLength = (bytes: number) => Math.ceil(bytes / 3) * 4;

function refusal(file: File, bytes: number): string | undefined {
  if (!isAcceptedType(file.type)) return `${file.name} is no ${acceptedNames} picture.`;
  return encodedLength(bytes) > limits.blogBody
    ? `${file.name} is too large: encoded, a blog and its pictures may take ${byteLimit}.`
    : undefined;
}

const inPixels = ({ width, height }: Size) => `${String(width)} × ${String(height)}`;

const scaledText = (name: string, { from, to }: ScaledPicture) =>
  `${name} was scaled from ${inPixels(from)} to ${inPixels(to)} pixels: the site shows none larger.`;

/** Reads picture files as base64. Spec §2. Those that are larger than the site shows are made smaller first. */
export async function readPictures(files: readonly File[]): Promise<PicturesRead> {
  const read: PicturesRead = { pictures: [], refused: [], scaled: [] };
  for (const file of files) {
    const smaller = isAcceptedType(file.type) ? await scalePicture(file) : undefined;
    const blob = smaller?.blob ?? file;
    const problem = refusal(file, blob.size);
    if (problem !== undefined) {
      read.refused.push(problem);
      continue;
    }
    try {
      read.pictures.push(await readAsDataUrl(blob));
      if (smaller) read.scaled.push(scaledText(file.name, smaller));
    } catch {
      read.refused.push(`${file.name} cannot be read.`);
    }
  }
  return read;
}
