import { limits } from '../../../api';
import { acceptedNames, isAcceptedType } from './accepted';
import { byteLimit } from './encoded-size';

export interface PicturesRead {
  /** Data URLs, in the order of the files. */
  pictures: string[];
  /** Why the others are not among them, a sentence each. */
  refused: string[];
}

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

/** Base64 makes four bytes of three. */
const encodedLength = (bytes: number) => Math.ceil(bytes / 3) * 4;

function refusal(file: File): string | undefined {
  if (!isAcceptedType(file.type)) return `${file.name} is no ${acceptedNames} picture.`;
  return encodedLength(file.size) > limits.blogBody
    ? `${file.name} is too large: encoded, a blog and its pictures may take ${byteLimit}.`
    : undefined;
}

/** Reads chosen files as base64. Spec §2. */
export async function readPictures(files: readonly File[]): Promise<PicturesRead> {
  const read: PicturesRead = { pictures: [], refused: [] };
  for (const file of files) {
    const problem = refusal(file);
    if (problem === undefined) {
      try {
        read.pictures.push(await readAsDataUrl(file));
      } catch {
        read.refused.push(`${file.name} cannot be read.`);
      }
    } else {
      read.refused.push(problem);
    }
  }
  return read;
}
