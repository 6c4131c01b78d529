import type { Core } from '@strapi/strapi';
import { entriesWithVersionsThatShow } from '../../content/versions/version-rows';
import { field } from '../../contract/json';
import type { StoredFile } from '../../strapi/services';
import { objectsOf } from '../../strapi/untyped-rows';

/** A row of an entry that uses a file; a published entry has one row for its draft and one for the site. A version is one, too. */
export interface Use {
  documentId: string;
  isPublished: boolean;
}

/** The entries that use a file, as a picture or in their text, now or in a version that is kept. */
export async function usesOf(strapi: Core.Strapi, { id, url }: StoredFile): Promise<Use[]> {
  const file: unknown = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, populate: { related: true } });
  const texts: unknown = await strapi.db.query('api::blog.blog').findMany({
    select: ['documentId', 'publishedAt'],
    where: { description: { $contains: url } },
  });
  const rows = [...objectsOf(field(file, 'related')), ...objectsOf(texts)];
  const now = rows.map(({ documentId, publishedAt }) => ({
    documentId: String(documentId),
    isPublished: publishedAt !== null,
  }));
  const kept = await entriesWithVersionsThatShow(strapi, url);
  return [...now, ...kept.map((documentId) => ({ documentId, isPublished: false }))];
}
