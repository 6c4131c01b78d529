import type { Core } from '@strapi/strapi';
import type { blogSorts } from '../../contract/content/blog';
import type { ListQuery } from '../../contract/list-query';
import type { EntryList, ManagedBlog } from '../../contract/panel';
import { readEntry } from '../edits/check-version';
import { editorFields } from '../edits/editor-name';
import { listOrder } from '../../search/sort';
import { entriesOnSite } from '../../publishing/entry-publishing';
import { searchFilter } from '../../search/search-filter';
import { searchedContent } from '../searched-content';
import { blogPictures, toManagedBlog } from './blog-entry';

export interface ManagedBlogQuery extends ListQuery<(typeof blogSorts)[number]> {
  /** Only blogs of exactly this category, or with exactly this tag. */
  category?: string | undefined;
  tag?: string | undefined;
}

function filtersFor({ search, category, tag }: ManagedBlogQuery) {
  return {
    ...searchFilter(search),
    ...(category === undefined ? {} : { category: { $eq: category } }),
    ...(tag === undefined ? {} : { tag: { $eq: tag } }),
  };
}

/** One page of all blogs, including those that are not on the site. */
export async function listManagedBlogs(
  strapi: Core.Strapi,
  query: ManagedBlogQuery,
): Promise<EntryList<ManagedBlog>> {
  const { page, pageSize, sort } = query;
  const blogs = strapi.documents('api::blog.blog');
  const filters = filtersFor(query);
  const [rows, total] = await Promise.all([
    blogs.findMany({
      status: 'draft',
      filters,
      populate: blogPictures,
      sort: listOrder(sort, searchedContent.blogs.sortColumns),
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    blogs.count({ status: 'draft', filters }),
  ]);
  const onSite = await entriesOnSite(strapi, 'api::blog.blog', rows);
  return {
    result: rows.map((row) => toManagedBlog(strapi, row, onSite(row.documentId))),
    pagination: { page, pageSize, total },
  };
}

/**
 * One blog as editors see it.
 * @throws Refusal when it is gone
 */
export async function readManagedBlog(strapi: Core.Strapi, id: string): Promise<ManagedBlog> {
  const row = await readEntry('blog', id, (documentId) =>
    strapi
      .documents('api::blog.blog')
      .findOne({ documentId, status: 'draft', populate: { ...blogPictures, ...editorFields } }),
  );
  const onSite = await entriesOnSite(strapi, 'api::blog.blog', [row]);
  return toManagedBlog(strapi, row, onSite(row.documentId));
}

/** The categories in use, in alphabetical order. */
export async function listBlogCategories(strapi: Core.Strapi): Promise<string[]> {
  const rows = await strapi
    .documents('api::blog.blog')
    .findMany({ status: 'draft', fields: ['category'] });
  const categories = new Set(rows.map(({ category }) => category ?? ''));
  categories.delete('');
  return [...categories].sort((one, other) => one.localeCompare(other, 'en'));
}
