import { panelReads, type ManagedBlog } from '../../../api';
import type { EntryKind } from '../states/entry-kind';
import { texts } from '../texts';
import { BlogFields } from './blog-fields';
import {
  blogToForm,
  blogViews,
  checkBlog,
  checkBlogDraft,
  emptyBlog,
  type BlogForm,
} from './blog-form';

/** The forms of blogs. Spec §2. */
export const blogKind: EntryKind<BlogForm, ManagedBlog> = {
  name: 'blog',
  list: panelReads.blogs,
  views: blogViews,
  empty: emptyBlog,
  toForm: blogToForm,
  nameOf: ({ title }) => title,
  check: checkBlog,
  checkDraft: checkBlogDraft,
  create: 'createblog',
  edit: 'editblog',
  created: texts.blogCreated,
  updated: texts.blogUpdated,
  mayCreate: 'blog.create',
  mayEdit: 'blog.update',
  mayPublish: 'blog.publish',
  Fields: BlogFields,
};
