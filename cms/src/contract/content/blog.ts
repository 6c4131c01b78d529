import { array, boolean, object, string } from 'yup';
import { type Endpoint, routes } from '../routes';
import { filled, line, lines } from '../fields';
import { limits } from '../limits';
import { draftTitle } from './entry-state';
import type { ImageAlt } from './image-alt';
import { isBlankRichText } from './rich-text';
import { texts } from '../texts';

/** Spec §3. `image` holds addresses, `imageAlt` says something of each or is absent; `description` is sanitised HTML. */
export interface Blog extends BlogExtras {
  _id: string;
  title: string;
  description: string;
  image: string[];
  imageAlt?: ImageAlt[];
  tag: string;
  category: string;
}

/** What a blog may have besides. What it does not have is absent. */
interface BlogExtras {
  /** Who wrote it. */
  author?: string;
  /** What search engines and shared links show instead of what is derived from the article. */
  metaTitle?: string;
  metaDescription?: string;
  /** The address of the picture for shared links, instead of the first. */
  socialImage?: string;
  /** Whether search engines are asked to leave it out; never false. */
  noindex?: boolean;
}

/** Those of the optional fields that say something. */
export function blogExtras(values: {
  [Name in keyof BlogExtras]: BlogExtras[Name] | null | undefined;
}): BlogExtras {
  const { author, metaTitle, metaDescription, socialImage, noindex } = values;
  return {
    ...(author ? { author } : {}),
    ...(metaTitle ? { metaTitle } : {}),
    ...(metaDescription ? { metaDescription } : {}),
    ...(socialImage ? { socialImage } : {}),
    ...(noindex ? { noindex } : {}),
  };
}

/** What the list of blogs can be sorted by in the panel. */
export const blogSorts = ['createdAt', 'updatedAt', 'title', 'category'] as const;

/** How many pictures `image` may list, and how many new ones a message may hold, those in the text included. */
export const maxPictures = 20;

/** How many pictures a blog may show, those in its text included. */
export const maxShownPictures = 200;

const imageForm = `image must be a list of at most ${String(maxPictures)} pictures.`;

// An item is a data URL or the address of one of our own uploads; the whole message is bounded by limits.blogBody.
const image = array(
  string().strict().typeError(imageForm).required('An item of image must not be empty.'),
)
  .strict()
  .typeError(imageForm)
  .max(maxPictures, imageForm);

const altForm = 'imageAlt must be a list with a text, or null, for each item of image.';

/** Beside `image`; without it, beside the pictures that the blog has. */
const imageAlt = array(
  line('An item of imageAlt', limits.alternativeText).nullable().defined().typeError(altForm),
)
  .strict()
  .typeError(altForm)
  .max(maxPictures, altForm);

interface Aligned {
  image?: unknown;
  imageAlt?: unknown;
}

/** Whether each picture of a body has its item in `imageAlt`, where both are lists: the fields themselves refuse all else. */
const areAligned = ({ image, imageAlt }: Aligned) =>
  !Array.isArray(image) || !Array.isArray(imageAlt) || image.length === imageAlt.length;

/**
 * A picture in the text comes in as a data URL too and goes out as an address, so that on the way in only the whole
 * message is bounded. Once its pictures are addresses, the text is held to `limits.richText`.
 */
const description = lines('description', limits.blogBody).test(
  'visible',
  texts.blogFields,
  (html) => html === undefined || !isBlankRichText(html),
);

/** The last part of the article's address. Left out or empty: a new blog gets one from its title, a changed one keeps its own. */
const slug = line('slug', limits.slug);

/** Optional fields of any blog. An empty text, or `false`, takes a value back. */
const extras = {
  author: line('author', limits.author),
  metaTitle: line('metaTitle', limits.metaTitle),
  metaDescription: line('metaDescription', limits.metaDescription),
  /** A picture like the items of `image`. */
  socialImage: string().strict().typeError('socialImage must be a picture, or empty.'),
  noindex: boolean().strict().typeError('noindex must be true or false.'),
};

/** Spec §5: title, description, image and category must be filled; the tag is not checked. */
export const blogBody = object({
  title: filled(line('title', limits.title), texts.blogFields),
  description: filled(description, texts.blogFields),
  image: image.required(texts.blogFields).min(1, texts.blogFields),
  imageAlt,
  tag: line('tag', limits.tag),
  category: filled(line('category', limits.category), texts.blogFields),
  slug,
  ...extras,
}).test('aligned', altForm, areAligned);

/** Any of a blog's fields; those that are left out stay as they are. What must be filled cannot be emptied. */
export const blogChanges = object({
  title: line('title', limits.title).min(1, texts.blogFields),
  description,
  image: image.min(1, texts.blogFields),
  imageAlt,
  tag: line('tag', limits.tag),
  category: line('category', limits.category).min(1, texts.blogFields),
  slug,
  ...extras,
}).test('aligned', altForm, areAligned);

const unfinished = {
  slug,
  description: lines('description', limits.blogBody),
  image,
  imageAlt,
  tag: line('tag', limits.tag),
  category: line('category', limits.category),
  ...extras,
};

/** A draft of a new blog. */
export const blogDraft = object({
  title: filled(line('title', limits.title), draftTitle),
  ...unfinished,
}).test('aligned', altForm, areAligned);

/** Any fields of a blog's draft; those that are left out stay as they are. */
export const blogDraftChanges = object({
  title: line('title', limits.title).min(1, draftTitle),
  ...unfinished,
}).test('aligned', altForm, areAligned);

export const blogCategoryBody = object({
  category: filled(line('category', limits.category), 'Name the category.'),
});

export const blogEndpoints = {
  createblog: {
    ...routes.createblog,
    access: 'admin',
    body: blogBody,
    bodyLimit: limits.blogBody,
    summary: 'Creates a blog and publishes it.',
  },
  allblogs: {
    ...routes.allblogs,
    access: 'anyone',
    summary: 'The published blogs, newest first.',
  },
  editblog: {
    ...routes.editblog,
    access: 'admin',
    body: blogChanges,
    bodyLimit: limits.blogBody,
    summary: 'Changes a blog and publishes it.',
  },
  deleteblogs: {
    ...routes.deleteblogs,
    access: 'admin',
    summary: 'Takes a blog off the site and puts it into the trash.',
  },
  fetchblogsbycategory: {
    ...routes.fetchblogsbycategory,
    access: 'anyone',
    body: blogCategoryBody,
    summary: 'The published blogs of one category, newest first.',
  },
} as const satisfies Record<string, Endpoint>;
