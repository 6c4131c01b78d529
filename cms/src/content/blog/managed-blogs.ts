import type { Core } from '@strapi/strapi';
import type { blogSorts } from '../../contract/content/blog';
import type { EntryFilter } from '../../contract/content/entry-state';
import type { ListQuery } from '../../contract/list-query';
import type { EntryList, ManagedBlog } from '../../contract/panel';
import { readEntry } from '../edits/check-version';
import { atPlace, type EntryPlace } from '../edits/entry-place';
import { editorFields } from '../edits/editor-name';
import { draftsFor, entriesInPanel } from '../schedule/entries-in-panel';
import { listOrder } from '../../search/sort';
import { leftAddresses } from '../redirects/left-addresses';
import { searchFilter } from '../../search/search-filter';
import { searchedContent } from '../searched-content';
import { blogPictures, toManagedBlog } from './blog-entry';

export interface ManagedBlogQuery extends ListQuery<(typeof blogSorts)[number]> {
  /** Only blogs of exactly this category, or with exactly this tag. */
  category?: string | undefined;
  tag?: string | undefined;
  /** Only blogs in this state, or with a plan; those in the trash only if it is named. */
  state?: EntryFilter | undefined;
}

function filtersFor({ search, category, tag }: ManagedBlogQuery) {
  return {
    ...searchFilter(search),
    ...(category === undefined ? {} : { category: { $eq: category } }),
    ...(tag === undefined ? {} : { tag: { $eq: tag } }),
  };
}

/** Rows of drafts as editors see them. */
async function asManaged(
  strapi: Core.Strapi,
  rows: readonly Parameters<typeof toManagedBlog>[1][],
): Promise<ManagedBlog[]> {
  const onSite = await entriesInPanel(strapi, 'api::blog.blog', rows);
  const left = await leftAddresses(
    strapi,
    rows.map(({ documentId }) => documentId),
  );
  return rows.map((row) => {
    const blog = toManagedBlog(strapi, row, onSite(row));
    const leadsTo = blog.published ? undefined : left.get(blog._id);
    return leadsTo === undefined ? blog : { ...blog, leadsTo };
  });
}

/** One page of the blogs of a state, or of all that are not in the trash. */
export async function listManagedBlogs(
  strapi: Core.Strapi,
  query: ManagedBlogQuery,
): Promise<EntryList<ManagedBlog>> {
  const { page, pageSize, sort } = query;
  const blogs = strapi.documents('api::blog.blog');
  const { where, ...inState } = await draftsFor(strapi, 'api::blog.blog', query.state);
  const filters = { ...filtersFor(query), ...where };
  const [rows, total] = await Promise.all([
    blogs.findMany({
      ...inState,
      filters,
      populate: blogPictures,
      sort: listOrder(sort, searchedContent.blogs.sortColumns),
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    blogs.count({ ...inState, filters }),
  ]);
  return {
    result: await asManaged(strapi, rows),
    pagination: { page, pageSize, total },
  };
}

/**
 * One blog as editors see it.
 * @throws Refusal when it is not at this place
 */
export async function readManagedBlog(
  strapi: Core.Strapi,
  id: string,
  place: EntryPlace = 'listed',
): Promise<ManagedBlog> {
  const row = await readEntry('blog', id, (documentId) =>
    strapi.documents('api::blog.blog').findFirst({
      status: 'draft',
      filters: { documentId, ...atPlace(place) },
      populate: { ...blogPictures, ...editorFields },
    }),
  );
  const [blog] = await asManaged(strapi, [row]);
  if (blog === undefined) throw new Error('A blog has no form for editors.');
  return blog;
}

/** A published blog as the site shows it, with the version of its draft. */
export async function readPublishedBlog(strapi: Core.Strapi, id: string): Promise<ManagedBlog> {
  const managed = await readManagedBlog(strapi, id);
  const row = await readEntry('blog', id, (documentId) =>
    strapi
      .documents('api::blog.blog')
      .findOne({ documentId, status: 'published', populate: { ...blogPictures, ...editorFields } }),
  );
  const [published] = await asManaged(strapi, [row]);
  return { ...(published ?? managed), updatedAt: managed.updatedAt, version: managed.version };
}

/** The categories in use outside the trash, in alphabetical order. */
export async function listBlogCategories(strapi: Core.Strapi): Promise<string[]> {
  const rows = await strapi
    .documents('api::blog.blog')
    .findMany({ status: 'draft', filters: atPlace('listed'), fields: ['category'] });
  const categories = new Set(rows.map(({ category }) => category ?? ''));
  categories.delete('');
  return [...categories].sort((one, other) => one.localeCompare(other, 'en'));
}
