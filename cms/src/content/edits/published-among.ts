import type { Core } from '@strapi/strapi';

/** The ids of those of the entries that the site shows. */
export async function publishedAmong(
  strapi: Core.Strapi,
  uid: 'api::blog.blog' | 'api::faq.faq',
  entries: readonly { documentId: string }[],
): Promise<ReadonlySet<string>> {
  const ids = entries.map(({ documentId }) => documentId);
  const published = await strapi.documents(uid).findMany({
    status: 'published',
    filters: { documentId: { $in: ids } },
    fields: ['documentId'],
  });
  return new Set(published.map(({ documentId }) => documentId));
}
