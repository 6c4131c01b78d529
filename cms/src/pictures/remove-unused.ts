import type { Core } from '@strapi/strapi';
import { inTurn } from '../edits/in-turn';
import type { StoredFile } from '../setup/strapi-services';
import { removePicture } from './store';

async function isUsed(strapi: Core.Strapi, { id, url }: StoredFile): Promise<boolean> {
  const file: unknown = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, populate: { related: true } });
  const related = typeof file === 'object' && file !== null && 'related' in file && file.related;
  if (Array.isArray(related) && related.length > 0) return true;
  const texts = strapi.db.query('api::blog.blog');
  return (await texts.count({ where: { description: { $contains: url } } })) > 0;
}

/**
 * Removes those of the files that no entry and no text of a blog uses any more. A failure is logged and stops nothing: the
 * change that made them unused is done.
 */
export async function removeUnused(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<void> {
  for (const file of files) {
    try {
      await inTurn(strapi, async () => {
        if (!(await isUsed(strapi, file))) await removePicture(strapi, file);
      });
    } catch (failure) {
      // Not its address: a file of the media library has the name that somebody gave it.
      strapi.log.error('An unused picture could not be removed', { fileId: file.id, failure });
    }
  }
}
