import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import type { blogChanges } from '../../contract/content/blog';
import type { ManagedBlog } from '../../contract/panel';
import { checkVersion, readEntry } from '../edits/check-version';
import { inContentTransaction } from '../edits/content-transaction';
import { removeUnused } from '../../media/pictures/remove-unused';
import { withPictures, type FileOf } from '../../media/pictures/with-pictures';
import { fileIds, readContent, textToStore, type BlogContent } from './blog-content';
import { filesOfBlog } from './blog-files';
import { readManagedBlog } from './managed-blogs';
import { checkTypedSlug, freeSlug, slugOf } from '../slugs/slug';

/** The blog's current row, if the change was made from its version. */
async function presentRow(strapi: Core.Strapi, id: string, version: string | undefined) {
  const blogs = strapi.documents('api::blog.blog');
  const row = await readEntry('blog', id, (documentId) =>
    blogs.findOne({ documentId, status: 'draft' }),
  );
  checkVersion('blog', row, version);
  return row;
}

type Changes = InferType<typeof blogChanges>;

async function write(
  strapi: Core.Strapi,
  row: { documentId: string; slug?: string | null; title?: string | null },
  { title, tag, category, image, slug = '' }: Changes,
  { description, images, inText }: BlogContent,
  fileOf: FileOf,
): Promise<void> {
  const { documentId } = row;
  if (slug !== '') await checkTypedSlug(strapi, slug, { stored: row.slug, documentId });
  // The address of an article does not change with its title. A draft from the content manager may have no address yet.
  const kept = row.slug ?? (await freeSlug(strapi, title ?? row.title ?? ''));
  const data = {
    title,
    tag,
    category,
    description: description && (await textToStore(description, inText, fileOf)),
    image: image && (await fileIds(images, fileOf)),
    slug: slug === '' ? kept : slug,
  };
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  await strapi.documents('api::blog.blog').update({ documentId, data: given, status: 'published' });
}

/**
 * Changes a blog and publishes it. Pictures that are no longer used are removed.
 * @param version the version that the change was made from; undefined for any
 * @param body as the contract has checked it
 * @throws Refusal when the blog is gone or has changed since, or the change cannot be made; then nothing is changed
 */
export async function editBlog(
  strapi: Core.Strapi,
  id: string,
  version: string | undefined,
  body: Changes,
): Promise<ManagedBlog> {
  const content = readContent(body);
  // Checked before the pictures are encoded, which takes a while, and again in the transaction.
  const { title } = await presentRow(strapi, id, version);
  const alternativeText = body.title ?? title ?? '';
  const name = { name: slugOf(alternativeText), alternativeText };
  const pictures = [...content.images, ...content.inText];
  const { blog, before } = await withPictures(strapi, pictures, name, (fileOf) =>
    inContentTransaction(strapi, async () => {
      const row = await presentRow(strapi, id, version);
      const filesBefore = await filesOfBlog(strapi, row.documentId);
      await write(strapi, row, body, content, fileOf);
      return { blog: await readManagedBlog(strapi, row.documentId), before: filesBefore };
    }),
  );
  await removeUnused(strapi, before);
  return blog;
}
