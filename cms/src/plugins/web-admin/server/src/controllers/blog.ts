import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createBlog } from '../../../../../api/blog/create-blog';
import { deleteBlog } from '../../../../../api/blog/delete-blog';
import { editBlog } from '../../../../../api/blog/edit-blog';
import {
  listBlogCategories,
  listManagedBlogs,
  readManagedBlog,
} from '../../../../../api/blog/managed-blogs';
import {
  answer,
  exactValue,
  expectedVersion,
  pageQuery,
  pathId,
  queryValue,
  tellVersion,
} from '../../../../../http/answer';
import {
  blogBody,
  blogChanges,
  blogSorts,
  limits,
  readBody,
  readSearch,
  readSort,
  type Blog,
  type BlogCategories,
  type Entry,
  type EntryList,
  type ManagedBlog,
} from '../../../api';

/** What the API says of a blog, Spec §3: what only the panel needs stays here. */
const toBlog = ({ _id, title, description, image, tag, category }: ManagedBlog): Blog => ({
  _id,
  title,
  description,
  image,
  tag,
  category,
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One page of all blogs, newest first if no sort is named. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = {
        ...pageQuery(ctx),
        sort: readSort(queryValue(ctx, 'sort'), blogSorts, 'createdAt:desc'),
        search: readSearch(queryValue(ctx, 'search')),
        category: exactValue(ctx, 'category', limits.category),
        tag: exactValue(ctx, 'tag', limits.tag),
      };
      return (await listManagedBlogs(strapi, query)) satisfies EntryList<ManagedBlog>;
    });
  },

  async categories(ctx: Context) {
    await answer(ctx, 200, async () => {
      return { result: await listBlogCategories(strapi) } satisfies BlogCategories;
    });
  },

  async read(ctx: Context) {
    await answer(ctx, 200, async () => {
      const blog = await readManagedBlog(strapi, pathId(ctx));
      tellVersion(ctx, blog);
      return { result: blog } satisfies Entry<ManagedBlog>;
    });
  },

  async create(ctx: Context) {
    await answer(ctx, 201, async () => {
      const blog = await createBlog(strapi, readBody(blogBody, ctx.request.body));
      tellVersion(ctx, blog);
      return { result: toBlog(blog) } satisfies Entry<Blog>;
    });
  },

  async edit(ctx: Context) {
    await answer(ctx, 200, async () => {
      const body = readBody(blogChanges, ctx.request.body);
      const blog = await editBlog(strapi, pathId(ctx), expectedVersion(ctx), body);
      tellVersion(ctx, blog);
      return { result: toBlog(blog) } satisfies Entry<Blog>;
    });
  },

  async remove(ctx: Context) {
    await answer(ctx, 200, async () => {
      const id = pathId(ctx);
      await deleteBlog(strapi, id, expectedVersion(ctx));
      return { result: { _id: id } } satisfies Entry<Pick<Blog, '_id'>>;
    });
  },
});
