import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listCategories } from '../../../../../content/categories/categories';
import { changeCategory, previewCategory } from '../../../../../content/categories/change-category';
import { answer } from '../../../../../http/answer';
import {
  categoryBody,
  readBody,
  type CategoryChange,
  type CategoryList,
  type Entry,
} from '../../../api';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET categories: all of them, with the number of their articles. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      return { result: await listCategories(strapi) } satisfies CategoryList;
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
