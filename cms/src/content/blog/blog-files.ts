import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { uploadPath } from '../../media/pictures/own-upload';
import { isStoredFile } from '../../media/pictures/stored-file';
import { textPictures } from '../../media/pictures/text-pictures';
import type { StoredFile } from '../../strapi/services';

/** The files that an entry uses; answers of FAQs have none. */
export const filesOfEntry = async (
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
): Promise<StoredFile[]> => (uid === 'api::blog.blog' ? filesOfBlog(strapi, documentId) : []);

/** The files that a blog uses in its draft and its published version: its own pictures and those in its text. */
export async function filesOfBlog(strapi: Core.Strapi, documentId: string): Promise<StoredFile[]> {
  const blogs = strapi.documents('api::blog.blog');
  const found = await Promise.all(
    (['draft', 'published'] as const).map((status) =>
      blogs.findOne({ documentId, status, populate: { image: true, socialImage: true } }),
    ),
  );
  const rows = found.filter((row) => row !== null);
  const inText = rows
    .flatMap(({ description }) => textPictures(description ?? ''))
    .map((address) => uploadPath(strapi, address))
    .filter((url) => url !== undefined);
  const files: unknown = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { url: { $in: inText } } });
  const all = [...rows.flatMap(({ image, socialImage }): unknown[] => [image, socialImage]), files]
    .flat(2)
    .filter(isStoredFile);
  return [...new Map(all.map((file) => [file.id, file])).values()];
}
