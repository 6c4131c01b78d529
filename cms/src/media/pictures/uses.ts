import type { Core } from '@strapi/strapi';
import type { StoredFile } from '../../strapi/services';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const objectsIn = (value: unknown) => [value].flat().filter(isObject);

/** A row of an entry that uses a file; a published entry has one row for its draft and one for the site. */
export interface Use {
  documentId: string;
  isPublished: boolean;
}

/** The entries that use a file, as a picture or in their text. */
export async function usesOf(strapi: Core.Strapi, { id, url }: StoredFile): Promise<Use[]> {
  const file: unknown = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, populate: { related: true } });
  const texts: unknown = await strapi.db.query('api::blog.blog').findMany({
    select: ['documentId', 'publishedAt'],
    where: { description: { $contains: url } },
  });
  const rows = [...objectsIn(isObject(file) ? file.related : []), ...objectsIn(texts)];
  return rows.map(({ documentId, publishedAt }) => ({
    documentId: String(documentId),
    isPublished: publishedAt !== null,
  }));
}
