import { blogBody, blogDraft, blogExtras, type ManagedBlog } from '../../../api';
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
  author: string;
  metaTitle: string;
  metaDescription: string;
  /** At most one; none for the cover. */
  socialImage: readonly string[];
  /** `hiddenText` to ask search engines to leave it out; else empty. */
  noindex: string;
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
  author: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: [],
  noindex: '',
  version: '',
};

/** What a form says of an article that search engines are asked to leave out, as a conflict shows it. */
export const hiddenText = 'Yes';

export const blogViews: FieldViews<BlogForm> = {
  title: { label: 'Title', kind: 'text' },
  slug: { label: 'Address', kind: 'text' },
  image: { label: 'Image', kind: 'pictures' },
  tag: { label: 'Tag', kind: 'text' },
  category: { label: 'Category', kind: 'text' },
  description: { label: 'Description', kind: 'rich-text' },
  author: { label: 'Author', kind: 'text' },
  metaTitle: { label: 'Search title', kind: 'text' },
  metaDescription: { label: 'Search description', kind: 'text' },
  socialImage: { label: 'Social picture', kind: 'pictures' },
  noindex: { label: 'Not in search engines', kind: 'text' },
};

/** The form of an existing blog. */
export function blogToForm(blog: ManagedBlog): BlogForm {
  const { title, slug, imageAlt, tag, category, description, version } = blog;
  const image = blog.image.map((src, index) =>
    writePicture({ src, alt: imageAlt?.[index] ?? null }),
  );
  const { author = '', metaTitle = '', metaDescription = '', socialImage, noindex } = blog;
  return {
    ...{ title, slug, image, tag, category, description, version },
    ...{ author, metaTitle, metaDescription },
    socialImage: socialImage === undefined ? [] : [socialImage],
    noindex: noindex === true ? hiddenText : '',
  };
}

/** Whether something is said of a picture, or may have been: of a stored one, it may have been taken back. */
const saysSomething = (pictures: readonly ChosenPicture[]): boolean =>
  pictures.some(({ src, alt }) => alt !== null || !src.startsWith('data:'));

/** The optional fields: of an edited blog also those that are empty, because they may have been emptied. */
function extrasOf({ author, metaTitle, metaDescription, socialImage, noindex, version }: BlogForm) {
  const [social = ''] = socialImage;
  const extras = {
    ...{ author, metaTitle, metaDescription },
    socialImage: social,
    noindex: noindex !== '',
  };
  return version === '' ? blogExtras(extras) : extras;
}

/** The message of a form. */
function message(form: BlogForm) {
  const { slug, title, image, tag, category, description } = form;
  const pictures = image.map(readPicture);
  return {
    ...{ title, tag, category, description },
    ...extrasOf(form),
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
