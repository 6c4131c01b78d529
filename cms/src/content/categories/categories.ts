import type { Core } from '@strapi/strapi';
import { categoryPath, categorySlug } from '../../contract/content/addresses';
import type { CategoryList } from '../../contract/content/redirects';
import type { PageQuery } from '../../contract/list-query';
import { foldText } from '../../search/fold';
import { objectsOf } from '../../strapi/untyped-rows';

const blogType = 'api::blog.blog';

/** A row of a blog, the draft or the published version, with its category. */
interface CategorisedRow {
  id: number;
  documentId: string;
  category: string;
  isLive: boolean;
  isTrashed: boolean;
}

/** Spellings of one category: they differ in case, spaces or punctuation, and share a page. */
export interface CategoryGroup {
  name: string;
  path: string;
  rows: CategorisedRow[];
}

/** The spelling of most articles; of two that are equally frequent, the first in the alphabet. */
function nameOf(rows: readonly CategorisedRow[]): string {
  const counts = new Map<string, number>();
  for (const { category } of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
  const [first] = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return (first?.[0] ?? '').trim();
}

/** All categories in use, in drafts too. */
export async function categoryGroups(strapi: Core.Strapi): Promise<CategoryGroup[]> {
  const found: unknown = await strapi.db.query(blogType).findMany({
    select: ['id', 'documentId', 'category', 'publishedAt', 'trashedAt'],
    where: { category: { $notNull: true } },
  });
  const groups = new Map<string, CategorisedRow[]>();
  for (const { id, documentId, category, publishedAt, trashedAt } of objectsOf(found)) {
    if (typeof category !== 'string' || category.trim() === '') continue;
    const path = categoryPath(category);
    const row = {
      id: Number(id),
      documentId: String(documentId),
      category,
      isLive: publishedAt !== null && publishedAt !== undefined,
      isTrashed: trashedAt !== null && trashedAt !== undefined,
    };
    groups.set(path, [...(groups.get(path) ?? []), row]);
  }
  return [...groups].map(([path, rows]) => ({ path, rows, name: nameOf(rows) }));
}

/** The documents of some rows. */
export const documentsOf = (rows: readonly CategorisedRow[]): Set<string> =>
  new Set(rows.map(({ documentId }) => documentId));

/** One page of the categories with the number of their articles outside the trash, in alphabetical order. */
export async function listCategories(
  strapi: Core.Strapi,
  { page, pageSize, search }: PageQuery & { search: string },
): Promise<CategoryList> {
  const groups = await categoryGroups(strapi);
  const found = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isTrashed }) => !isTrashed) }))
    .filter(({ rows, name }) => rows.length > 0 && foldText(name).includes(foldText(search)))
    .map(({ name, path, rows }) => ({
      _id: categorySlug(name),
      name,
      path,
      articles: documentsOf(rows).size,
      live: documentsOf(rows.filter(({ isLive }) => isLive)).size,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const result = found.slice((page - 1) * pageSize, page * pageSize);
  return { result, pagination: { page, pageSize, total: found.length } };
}
