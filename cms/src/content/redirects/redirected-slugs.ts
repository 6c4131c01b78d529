import type { Core } from '@strapi/strapi';
import { articlePath } from '../../contract/content/addresses';
import { objectsOf } from '../../strapi/untyped-rows';
import { redirectType, toRule } from './redirect-rows';

/**
 * The slugs that start with a text and whose addresses lead to another page: a new article that took one would break the
 * links to that page. An address whose page is gone can be used again.
 * @param ownDocument the article whose own former addresses do not count
 */
export async function redirectedSlugs(
  strapi: Core.Strapi,
  beginning: string,
  ownDocument: string | undefined,
): Promise<string[]> {
  const start = articlePath({ slug: beginning.toLowerCase(), documentId: '' });
  const rows: unknown = await strapi.db.query(redirectType).findMany({
    where: { pathKey: { $startsWith: start }, target: { $notNull: true } },
  });
  return objectsOf(rows)
    .map(toRule)
    .filter(({ entry }) => entry === null || entry !== ownDocument)
    .map(({ path }) => path.toLowerCase().slice('/blog/'.length));
}
