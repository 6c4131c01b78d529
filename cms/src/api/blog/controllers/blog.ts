import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { blogCategoryBody } from '../../../contract/content/blog';
import { readBody } from '../../../contract/validate';
import { answer, pageQuery } from '../../../http/answer';
import { listPublishedBlogs } from '../../../content/blog/list-blogs';

export default factories.createCoreController('api::blog.blog', ({ strapi }) => ({
  /** GET blogs/allblogs, called by the site's function only. */
  async allblogs(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { blogs, pagination } = await listPublishedBlogs(strapi, pageQuery(ctx));
      return { allblogs: blogs, pagination };
    });
  },

  /** POST blogs/fetchblogsbycategory, called by the site's function only. */
  async fetchblogsbycategory(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { category } = readBody(blogCategoryBody, ctx.request.body);
      const query = { ...pageQuery(ctx), category };
      const { blogs, pagination } = await listPublishedBlogs(strapi, query);
      return { result: blogs, pagination };
    });
  },
}));
