import { blogBody, blogDraft, type ManagedBlog } from '../../../api';
import { check, type Checked, type FieldViews } from '../ui/forms/entry-fields';
import { sizeProblem } from '../ui/pictures/picture-files';

/** The values of the blog form. A type, because an interface is not a record. */
export type BlogForm = {
  title: string;
  /** The last part of the address; empty where it follows the title. */
  slug: string;
  image: readonly string[];
  tag: string;
  category: string;
  description: string;
  /** The version of the edited blog; empty for a new one. */
  version: string;
};

export const emptyBlog: BlogForm = {
  title: '',
  slug: '',
  image: [],
  tag: '',
  category: '',
  description: '',
  version: '',
};

export const blogViews: FieldViews<BlogForm> = {
  title: { label: 'Title', kind: 'text' },
  slug: { label: 'Address', kind: 'text' },
  image: { label: 'Image', kind: 'pictures' },
  tag: { label: 'Tag', kind: 'text' },
  category: { label: 'Category', kind: 'text' },
  description: { label: 'Description', kind: 'rich-text' },
};

/** The form of an existing blog. */
export function blogToForm(blog: ManagedBlog): BlogForm {
  const { title, slug, image, tag, category, description, version } = blog;
  return { title, slug, image, tag, category, description, version };
}

/** A draft needs a title only. */
export function checkBlogDraft(form: BlogForm): Checked {
  const { slug, title, image, tag, category, description } = form;
  const address = slug === '' ? {} : { slug };
  const checked = check(blogDraft, { title, image, tag, category, description, ...address });
  const problem = checked.ok ? sizeProblem(checked.body) : undefined;
  return problem === undefined ? checked : { ok: false, problem };
}

/** Spec §5: title, description, image and category are required; the tag is not checked. */
export function checkBlog({ slug, title, image, tag, category, description }: BlogForm): Checked {
  const address = slug === '' ? {} : { slug };
  const checked = check(blogBody, { title, image, tag, category, description, ...address });
  const problem = checked.ok ? sizeProblem(checked.body) : undefined;
  return problem === undefined ? checked : { ok: false, problem };
}
