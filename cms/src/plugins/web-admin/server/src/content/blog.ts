import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createBlog, createBlogDraft } from '../../../../../content/blog/create-blog';
import { editBlog, editBlogDraft } from '../../../../../content/blog/edit-blog';
import {
  listBlogCategories,
  listManagedBlogs,
  readManagedBlog,
} from '../../../../../content/blog/managed-blogs';
import { checkAddress, suggestAddress } from '../../../../../content/slugs/blog-address';
import { trashEntry } from '../../../../../content/trash/trash';
import { createOnce } from '../../../../../content/edits/create-once';
import { answer, exactValue, pageQuery, queryValue } from '../../../../../http/answer';
import { answerDeleted, answerEntry, pathId, seenEntry } from '../../../../../http/answer-entry';
import {
  blogBody,
  blogChanges,
  blogDraft,
  blogDraftChanges,
  blogSorts,
  limits,
  readBody,
  readEntryState,
  readSearch,
  readSort,
  type Blog,
  blogExtras,
  type BlogAddress,
  type BlogCategories,
  type Entry,
  type EntryList,
  type ManagedBlog,
} from '../../../api';
import { entryVerbs } from './entry-verbs';

/** A blog as the API returns it, without the fields that only the panel needs. Spec §3. */
const toBlog = (blog: ManagedBlog): Blog => {
  const { _id, title, description, image, imageAlt, tag, category } = blog;
  return {
    _id,
    title,
    description,
    image,
    ...(imageAlt === undefined ? {} : { imageAlt }),
    tag,
    category,
    ...blogExtras(blog),
  };
};

const uid = 'api::blog.blog';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET blogs: a page of all blogs, by default the newest first. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = {
        ...pageQuery(ctx),
        sort: readSort(queryValue(ctx, 'sort'), blogSorts, 'createdAt:desc'),
        search: readSearch(queryValue(ctx, 'search')),
        category: exactValue(ctx, 'category', limits.category),
        tag: exactValue(ctx, 'tag', limits.tag),
        state: readEntryState(queryValue(ctx, 'state')),
      };
      return (await listManagedBlogs(strapi, query)) satisfies EntryList<ManagedBlog>;
    });
  },

  async categories(ctx: Context) {
    await answer(ctx, 200, async () => {
      return { result: await listBlogCategories(strapi) } satisfies BlogCategories;
    });
  },

  /** GET blog-address: a free slug for a title, or whether a slug is free. */
  async address(ctx: Context) {
    await answer(ctx, 200, async () => {
      const id = exactValue(ctx, 'id', limits.slug);
      const slug = exactValue(ctx, 'slug', limits.title);
      const title = exactValue(ctx, 'title', limits.title) ?? '';
      const result =
        slug === undefined
          ? await suggestAddress(strapi, title, id)
          : await checkAddress(strapi, slug, id);
      return { result } satisfies Entry<BlogAddress>;
    });
  },

  async read(ctx: Context) {
    await answerEntry(
      ctx,
      200,
      () => readManagedBlog(strapi, pathId(ctx)),
      (blog) => blog satisfies ManagedBlog,
    );
  },

  async create(ctx: Context) {
    await answerEntry(
      ctx,
      201,
      async () => {
        const body = readBody(blogBody, ctx.request.body);
        return createOnce(strapi, ctx, {
          row: 'createblog',
          create: (note) => createBlog(strapi, body, note),
          read: (id) => readManagedBlog(strapi, id),
        });
      },
      toBlog,
    );
  },

  async edit(ctx: Context) {
    await answerEntry(
      ctx,
      200,
      async () => {
        const body = readBody(blogChanges, ctx.request.body);
        return editBlog(strapi, seenEntry(ctx), body);
      },
      toBlog,
    );
  },

  async createDraft(ctx: Context) {
    await answerEntry(
      ctx,
      201,
      async () => {
        const body = readBody(blogDraft, ctx.request.body);
        return createOnce(strapi, ctx, {
          row: 'blog-draft',
          create: (note) => createBlogDraft(strapi, body, note),
          read: (id) => readManagedBlog(strapi, id),
        });
      },
      (blog) => blog satisfies ManagedBlog,
    );
  },

  async editDraft(ctx: Context) {
    await answerEntry(
      ctx,
      200,
      async () => {
        const body = readBody(blogDraftChanges, ctx.request.body);
        return editBlogDraft(strapi, seenEntry(ctx), body);
      },
      (blog) => blog satisfies ManagedBlog,
    );
  },

  async remove(ctx: Context) {
    await answerDeleted(ctx, (id, version) => trashEntry(strapi, uid, { id, version }));
  },

  ...entryVerbs(strapi, uid, readManagedBlog),
});
