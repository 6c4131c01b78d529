import { blogBody, type ManagedBlog } from '../../../api';
import { check, type Checked, type FieldLooks } from '../ui/forms/entry-fields';
import { sizeProblem } from '../ui/pictures/picture-files';

/** What the blog form holds. A type, not an interface: drafts take it as a plain record. */
export type BlogForm = {
  title: string;
  image: readonly string[];
  tag: string;
  category: string;
  description: string;
  /** Of the entry that is edited; empty where one is created. */
  version: string;
};

export const emptyBlog: BlogForm = {
  title: '',
  image: [],
  tag: '',
  category: '',
  description: '',
  version: '',
};

export const blogLooks: FieldLooks<BlogForm> = {
  title: { label: 'Title', kind: 'text' },
  image: { label: 'Image', kind: 'pictures' },
  tag: { label: 'Tag', kind: 'text' },
  category: { label: 'Category', kind: 'text' },
  description: { label: 'Description', kind: 'rich-text' },
};

/** The form of a blog that exists. */
export function blogToForm(blog: ManagedBlog): BlogForm {
  const { title, image, tag, category, description, version } = blog;
  return { title, image, tag, category, description, version };
}

/** Spec §5: title, description, image and category must be filled; the tag is not checked. */
export function checkBlog({ title, image, tag, category, description }: BlogForm): Checked {
  const checked = check(blogBody, { title, image, tag, category, description });
  const problem = checked.ok ? sizeProblem(checked.body) : undefined;
  return problem === undefined ? checked : { ok: false, problem };
}
