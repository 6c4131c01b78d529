import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import type { blogBody, blogDraft } from '../../contract/content/blog';
import type { ManagedBlog } from '../../contract/panel';
import type { NoteCreated } from '../edits/create-once';
import { inContentTransaction } from '../edits/content-transaction';
import { withPictures } from '../../media/pictures/with-pictures';
import {
  extrasToStore,
  given,
  imagesToStore,
  picturesIn,
  readContent,
  textToStore,
  type Purpose,
} from './blog-content';
import { readManagedBlog } from './managed-blogs';
import { checkTypedSlug, freeSlug, slugOf } from '../slugs/slug';

async function create(
  strapi: Core.Strapi,
  body: InferType<typeof blogDraft>,
  note: NoteCreated,
  purpose: Purpose,
): Promise<ManagedBlog> {
  const { title, category = '', imageAlt, tag = '', slug: typed = '' } = body;
  const content = readContent(body, purpose);
  const name = { name: slugOf(title), alternativeText: title };
  return withPictures(strapi, picturesIn(content), name, (fileOf) =>
    inContentTransaction(strapi, async () => {
      if (typed !== '') await checkTypedSlug(strapi, typed);
      const slug = typed === '' ? await freeSlug(strapi, title) : typed;
      const description = await textToStore(content.description ?? '', content.inText, fileOf);
      const pictures = await imagesToStore(content.images, imageAlt, fileOf, undefined);
      const extras = await extrasToStore(body, content.social, fileOf);
      const { documentId } = await strapi.documents('api::blog.blog').create({
        data: { title, slug, description, ...pictures, category, tag, ...given(extras) },
        status: purpose === 'publish' ? 'published' : 'draft',
      });
      await note(documentId);
      return readManagedBlog(strapi, documentId);
    }),
  );
}

/**
 * Creates a blog, stores its pictures and publishes it, as one atomic change.
 * @param body as the contract has checked it
 * @param note records that it was created
 * @throws Refusal when the text shows nothing or a picture cannot be used
 */
export const createBlog = (
  strapi: Core.Strapi,
  body: InferType<typeof blogBody>,
  note: NoteCreated,
): Promise<ManagedBlog> => create(strapi, body, note, 'publish');

/**
 * The same as a draft, which the site does not show and which may be unfinished.
 * @throws Refusal when a picture cannot be used
 */
export const createBlogDraft = (
  strapi: Core.Strapi,
  body: InferType<typeof blogDraft>,
  note: NoteCreated,
): Promise<ManagedBlog> => create(strapi, body, note, 'draft');
