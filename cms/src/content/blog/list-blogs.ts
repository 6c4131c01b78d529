import type { Core } from '@strapi/strapi';
import type { Blog } from '../../contract/content/blog';
import type { PageQuery, Pagination } from '../../contract/list-query';
import { blogPictures, toBlog } from './blog-entry';

export interface BlogQuery extends PageQuery {
  /** Only blogs of exactly this category. */
  category?: string;
}

/** One page of the published blogs, newest first. Addresses of images are absolute. */
export async function listPublishedBlogs(
  strapi: Core.Strapi,
  query: BlogQuery,
): Promise<{ blogs: Blog[]; pagination: Pagination }> {
  const { page, pageSize, category } = query;
  const blogs = strapi.documents('api::blog.blog');
  const filters = category === undefined ? {} : { category: { $eq: category } };
  const [rows, total] = await Promise.all([
    blogs.findMany({
      status: 'published',
      filters,
      populate: blogPictures,
      sort: ['createdAt:desc', 'id:desc'],
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    blogs.count({ status: 'published', filters }),
  ]);
  return { blogs: rows.map((row) => toBlog(strapi, row)), pagination: { page, pageSize, total } };
}
