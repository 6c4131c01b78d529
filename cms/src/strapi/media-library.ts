import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors, file as fileSize } from '@strapi/utils';
import sharp from 'sharp';
import { imageService, type UploadUnderWay } from './services';
import { kindOf, noPicture } from '../media/pictures/kind';
import { whyStandsStill } from '../media/pictures/still-formats';

const headBytes = 1_048_576;

async function headOf(filepath: string): Promise<Buffer> {
  const file = await open(filepath);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Why the site could not show a file, as the rest of a sentence. Damage further on in a picture is found by Strapi itself. */
async function whyUnshowable(filepath: string): Promise<string | undefined> {
  const head = await headOf(filepath);
  if (kindOf(head) === undefined) return noPicture;
  const why = whyStandsStill(head);
  if (why !== undefined) return why;
  const isReadable = await sharp(filepath)
    .metadata()
    .then(
      () => true,
      () => false,
    );
  return isReadable ? undefined : 'is damaged: choose another file.';
}

/**
 * Strapi trusts the name of a file whose bytes it does not know, and one picture that cannot be drawn fails the whole build.
 * @throws ApplicationError, which Strapi answers with 400 and its sentence
 */
async function refuseUnshowable({ filepath }: UploadUnderWay): Promise<void> {
  const why = filepath === undefined ? undefined : await whyUnshowable(filepath);
  if (why !== undefined) throw new errors.ApplicationError(`The file ${why}`);
}

/**
 * The file as it should be displayed: upright, if the camera only noted its orientation, a note that Strapi would drop; and
 * in the colours of screens, if it was made for print.
 */
async function readyToShow(upload: UploadUnderWay): Promise<UploadUnderWay> {
  const { filepath, hash, tmpWorkingDirectory } = upload;
  if (filepath === undefined || tmpWorkingDirectory === undefined) return upload;
  const { format, orientation = 1, pages = 1, space } = await sharp(filepath).metadata();
  // An animation would lose its frames.
  if (pages > 1 || (orientation === 1 && space !== 'cmyk')) return upload;
  const drawn = path.join(tmpWorkingDirectory, `drawn-${hash}`);
  const { size } = await sharp(filepath)
    .autoOrient()
    .toFormat(format, { quality: 95 })
    .toFile(drawn);
  return {
    ...upload,
    filepath: drawn,
    getStream: () => createReadStream(drawn),
    size: fileSize.bytesToKbytes(size),
    sizeInBytes: size,
  };
}

/**
 * Checks what is added to Strapi's media library, or replaced in it, against what the site can show: pictures only, photos
 * upright, animations moving.
 */
export function prepareUploads(strapi: Core.Strapi): void {
  const service = imageService(strapi);
  const isImage = service.isImage.bind(service);
  const optimize = service.optimize.bind(service);
  Object.assign(service, {
    async isImage(upload: UploadUnderWay) {
      await refuseUnshowable(upload);
      return isImage(upload);
    },
    optimize: async (upload: UploadUnderWay) => optimize(await readyToShow(upload)),
  });
}
