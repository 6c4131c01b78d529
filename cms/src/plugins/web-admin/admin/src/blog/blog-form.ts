import { blogBody, blogDraft, type ManagedBlog } from '../../../api';
import { check, type Checked, type FieldViews } from '../ui/forms/entry-fields';
import { readPicture, writePicture, type ChosenPicture } from '../ui/pictures/chosen-picture';
import { sizeProblem } from '../ui/pictures/picture-files';

/** The values of the blog form. A type, because an interface is not a record. */
export type BlogForm = {
  title: string;
  /** The last part of the address; empty where it follows the title. */
  slug: string;
  /** Each with what is said of it (`writePicture`). */
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
  const { title, slug, imageAlt, tag, category, description, version } = blog;
  const image = blog.image.map((src, index) =>
    writePicture({ src, alt: imageAlt?.[index] ?? null }),
  );
  return { title, slug, image, tag, category, description, version };
}

/** Whether something is said of a picture, or may have been: of a stored one, it may have been taken back. */
const saysSomething = (pictures: readonly ChosenPicture[]): boolean =>
  pictures.some(({ src, alt }) => alt !== null || !src.startsWith('data:'));

/** The message of a form. */
function message({ slug, title, image, tag, category, description }: BlogForm) {
  const pictures = image.map(readPicture);
  return {
    ...{ title, tag, category, description },
    image: pictures.map(({ src }) => src),
    ...(saysSomething(pictures) && { imageAlt: pictures.map(({ alt }) => alt) }),
    ...(slug !== '' && { slug }),
  };
}

/** A draft needs a title only. */
export function checkBlogDraft(form: BlogForm): Checked {
  const checked = check(blogDraft, message(form));
  const problem = checked.ok ? sizeProblem(checked.body) : undefined;
  return problem === undefined ? checked : { ok: false, problem };
}

/** Spec §5: title, description, image and category are required; the tag is not checked. */
export function checkBlog(form: BlogForm): Checked {
  const checked = check(blogBody, message(form));
  const problem = checked.ok ? sizeProblem(checked.body) : undefined;
  return problem === undefined ? checked : { ok: false, problem };
}
