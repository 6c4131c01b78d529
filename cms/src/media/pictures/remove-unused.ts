import type { Core } from '@strapi/strapi';
import { inContentTransaction } from '../../content/edits/content-transaction';
import type { StoredFile } from '../../strapi/services';
import { isOwn } from '../../strapi/own-files';
import { removePicture } from './store';
import { usesOf } from './uses';

/**
 * Removes those of the files that were stored for a blog and that no entry and no blog text uses any more. Files that an
 * admin put into the media library stay. A failure is only logged: the change that made the files unused is complete.
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
      // Not by its address: files in the media library have names that people chose.
      strapi.log.error('An unused picture could not be removed', { fileId: file.id, failure });
    }
  }
}
