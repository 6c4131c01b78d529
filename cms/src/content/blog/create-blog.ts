import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import type { blogBody } from '../../contract/content/blog';
import type { ManagedBlog } from '../../contract/panel';
import type { NoteCreated } from '../edits/create-once';
import { inContentTransaction } from '../edits/content-transaction';
import { withPictures } from '../../media/pictures/with-pictures';
import { fileIds, readContent, textToStore } from './blog-content';
import { readManagedBlog } from './managed-blogs';
import { checkTypedSlug, freeSlug, slugOf } from '../slugs/slug';

/**
 * Creates a blog, stores its pictures and publishes it, as one atomic change.
 * @param body as the contract has checked it
 * @param note records that it was created
 * @throws Refusal when the text shows nothing or a picture cannot be used
 */
export async function createBlog(
  strapi: Core.Strapi,
  body: InferType<typeof blogBody>,
  note: NoteCreated,
): Promise<ManagedBlog> {
  const { title, category, tag = '', slug: typed = '' } = body;
  const content = readContent(body);
  const name = { name: slugOf(title), alternativeText: title };
  return withPictures(strapi, [...content.images, ...content.inText], name, (fileOf) =>
    inContentTransaction(strapi, async () => {
      if (typed !== '') await checkTypedSlug(strapi, typed);
      const slug = typed === '' ? await freeSlug(strapi, title) : typed;
      const description = await textToStore(content.description ?? '', content.inText, fileOf);
      const image = await fileIds(content.images, fileOf);
      const { documentId } = await strapi.documents('api::blog.blog').create({
        data: { title, slug, description, image, category, tag },
        status: 'published',
      });
      await note(documentId);
      return readManagedBlog(strapi, documentId);
    }),
  );
}
