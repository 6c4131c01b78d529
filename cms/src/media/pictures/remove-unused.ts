import type { Core } from '@strapi/strapi';
import { inContentTransaction } from '../../content/edits/content-transaction';
import type { StoredFile } from '../../strapi/services';
import { isOwn } from '../../strapi/own-files';
import { removePicture } from './store';
import { usesOf } from './uses';

/**
 * Removes those of the files that were stored for a blog, and that no entry and no text of a blog uses any more. What an admin
 * put into the media library stays. A failure is logged and stops nothing: the change that made them unused is done.
 */
export async function removeUnused(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<void> {
  for (const file of files) {
    try {
      await inContentTransaction(strapi, async () => {
        const isUsed = (await usesOf(strapi, file)).length > 0;
        if (!isUsed && (await isOwn(strapi, file))) await removePicture(strapi, file);
      });
    } catch (failure) {
      // Not its address: a file of the media library has the name that somebody gave it.
      strapi.log.error('An unused picture could not be removed', { fileId: file.id, failure });
    }
  }
}
