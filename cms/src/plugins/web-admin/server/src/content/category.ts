import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listCategories } from '../../../../../content/categories/categories';
import { changeCategory, previewCategory } from '../../../../../content/categories/change-category';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import {
  categoryBody,
  readBody,
  readSearch,
  type CategoryChange,
  type CategoryList,
  type Entry,
} from '../../../api';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET categories: a page of them, with the number of their articles. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = { ...pageQuery(ctx), search: readSearch(queryValue(ctx, 'search')) };
      return (await listCategories(strapi, query)) satisfies CategoryList;
    });
  },

  /** POST categories/preview: what a new name would change. */
  async preview(ctx: Context) {
    await answer(ctx, 200, async () => {
      const body = readBody(categoryBody, ctx.request.body);
      return { result: await previewCategory(strapi, body) } satisfies Entry<CategoryChange>;
    });
  },

  /** POST categories/change: renames one, or merges it into another. */
  async change(ctx: Context) {
    await answer(ctx, 200, async () => {
      const body = readBody(categoryBody, ctx.request.body);
      return { result: await changeCategory(strapi, body) } satisfies Entry<CategoryChange>;
    });
  },
});
