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
import { answer, exactValue, pageQuery, queryValue } from '../../../../../http/answer';
import {
  blogBody,
  blogChanges,
  blogDraft,
  blogDraftChanges,
  blogSorts,
  limits,
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
import { creates, edits, entryVerbs, whole } from './entry-verbs';

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

  create: creates(strapi, {
    ...{ row: 'createblog', shape: blogBody, create: createBlog },
    ...{ read: readManagedBlog, shown: toBlog },
  }),
  createDraft: creates(strapi, {
    ...{ row: 'blog-draft', shape: blogDraft, create: createBlogDraft },
    ...{ read: readManagedBlog, shown: whole },
  }),
  edit: edits(strapi, { shape: blogChanges, edit: editBlog, shown: toBlog }),
  editDraft: edits(strapi, { shape: blogDraftChanges, edit: editBlogDraft, shown: whole }),
  ...entryVerbs(strapi, uid, readManagedBlog),
});
