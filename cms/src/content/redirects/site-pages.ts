import type { Core } from '@strapi/strapi';
import { articlePath, categoryPath } from '../../contract/content/addresses';
import { addressKey } from '../../contract/content/redirect-path';
import { isOfSite, sitePages } from '../../contract/content/site-pages';
import { objectsOf } from '../../strapi/untyped-rows';

const blogType = 'api::blog.blog';
const isLive = { publishedAt: { $notNull: true } };
const pages: ReadonlySet<string> = new Set(sitePages);

const articleAddress = /^\/blog\/([^/]+)$/;
const categoryAddress = /^\/blog\/category\/[^/]+$/;

/** The live article at an address. */
export async function articleAt(strapi: Core.Strapi, address: string): Promise<string | undefined> {
  const key = addressKey(address);
  const slug = articleAddress.exec(key)?.[1];
  if (slug === undefined) return undefined;
  const rows: unknown = await strapi.db.query(blogType).findMany({
    select: ['documentId', 'slug'],
    where: { ...isLive, $or: [{ slug: { $eqi: slug } }, { documentId: slug, slug: null }] },
  });
  return objectsOf(rows)
    .map(({ documentId, slug: own }) => ({
      documentId: String(documentId),
      slug: typeof own === 'string' ? own : null,
    }))
    .find((row) => addressKey(articlePath(row)) === key)?.documentId;
}

/** Whether an address is that of a category with a live article. */
async function isCategoryPage(strapi: Core.Strapi, address: string): Promise<boolean> {
  const key = addressKey(address);
  if (!categoryAddress.test(key)) return false;
  const rows: unknown = await strapi.db
    .query(blogType)
    .findMany({ select: ['category'], where: isLive });
  const names = new Set(objectsOf(rows).map(({ category }) => String(category)));
  return [...names].some((name) => addressKey(categoryPath(name)) === key);
}

/** Whether the site answers at an address without any redirect of an editor. */
export const isServed = async (strapi: Core.Strapi, address: string): Promise<boolean> =>
  isOfSite(addressKey(address)) ||
  (await articleAt(strapi, address)) !== undefined ||
  (await isCategoryPage(strapi, address));

/** Whether an address of the site is a page that a redirect can lead to. */
export const isPage = async (strapi: Core.Strapi, address: string): Promise<boolean> =>
  pages.has(addressKey(address)) ||
  (await articleAt(strapi, address)) !== undefined ||
  (await isCategoryPage(strapi, address));
