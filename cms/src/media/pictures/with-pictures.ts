import type { Core } from '@strapi/strapi';
import type { StoredFile } from '../../strapi/services';
import { isDataUrl, readDataUrl } from './data-url';
import { ownUpload } from './own-upload';
import { reEncode, type Picture } from './re-encode';
import { removePicture, storePicture, type PictureName } from './store';

/** A picture of a request: a data URL, or the address of one of our own uploads. */
export interface PictureSource {
  source: string;
  /** Names it in an error message. */
  label: string;
}

/** The file of one of the request's pictures. Call it in the transaction that writes the entry. */
export type FileOf = (picture: PictureSource) => Promise<StoredFile>;

async function drawAll(pictures: readonly PictureSource[]): Promise<Map<string, Picture>> {
  const drawn = new Map<string, Picture>();
  // One at a time: each may need a lot of memory for its pixels.
  for (const { source, label } of pictures) {
    if (!isDataUrl(source) || drawn.has(source)) continue;
    drawn.set(source, await reEncode(readDataUrl(source, label), label));
  }
  return drawn;
}

/**
 * Stores the pictures of a request and runs the work that puts them into an entry. Nothing is stored until all of them are
 * valid; if anything fails afterwards, they are removed again.
 * @throws Refusal that names the invalid picture, or what the work throws
 */
export async function withPictures<T>(
  strapi: Core.Strapi,
  pictures: readonly PictureSource[],
  name: PictureName,
  work: (fileOf: FileOf) => Promise<T>,
): Promise<T> {
  const drawn = await drawAll(pictures);
  const stored = new Map<string, StoredFile>();
  try {
    for (const [source, picture] of drawn) {
      stored.set(source, await storePicture(strapi, picture, name));
    }
    return await work(
      async ({ source, label }) => stored.get(source) ?? ownUpload(strapi, source, label),
    );
  } catch (failure) {
    for (const file of stored.values()) {
      await removePicture(strapi, file).catch((left: unknown) => {
        strapi.log.error('A picture of an entry that was not stored could not be removed', {
          fileId: file.id,
          failure: left,
        });
      });
    }
    throw failure;
  }
}
