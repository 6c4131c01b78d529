import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import type { blogChanges, blogDraftChanges } from '../../contract/content/blog';
import { Refusal } from '../../contract/errors';
import type { ManagedBlog } from '../../contract/panel';
import { isBlank } from '../../contract/text';
import { texts } from '../../contract/texts';
import { checkVersion, readEntry } from '../edits/check-version';
import { inContentTransaction } from '../edits/content-transaction';
import { atPlace, type SeenEntry } from '../edits/entry-place';
import { removeUnused } from '../../media/pictures/remove-unused';
import { withPictures, type FileOf } from '../../media/pictures/with-pictures';
import {
  altsToStore,
  extrasToStore,
  given,
  imagesToStore,
  picturesIn,
  readContent,
  textToStore,
  type BlogContent,
  type Purpose,
} from './blog-content';
import { blogPictures } from './blog-entry';
import { filesOfBlog } from './blog-files';
import { readManagedBlog } from './managed-blogs';
import { checkTypedSlug, freeSlug, slugOf } from '../slugs/slug';

interface Row {
  documentId: string;
  title?: string | null;
  slug?: string | null;
  description?: string | null;
  category?: string | null;
  image?: { url: string }[] | null;
  imageAlts?: string | null;
}

/** The blog's current row, if the change was made from its version. */
async function presentRow(strapi: Core.Strapi, { id, version }: SeenEntry): Promise<Row> {
  const row = await readEntry('blog', id, (documentId) =>
    strapi.documents('api::blog.blog').findFirst({
      status: 'draft',
      filters: { documentId, ...atPlace('listed') },
      populate: blogPictures,
    }),
  );
  checkVersion('blog', row, version);
  return row;
}

type Changes = InferType<typeof blogDraftChanges>;

/** An edit leaves out what stays as it is, and a draft may lack what a reader needs. @throws Refusal when it would */
function expectComplete(row: Row, changes: Changes): void {
  const texted = (['title', 'description', 'category'] as const).every(
    (field) => !isBlank(changes[field] ?? row[field]),
  );
  const pictures = changes.image ?? row.image ?? [];
  if (!texted || pictures.length === 0) throw new Refusal('missing_fields', texts.blogFields);
}

/** The changed pictures, or what is now said of those that stay; nothing if neither is changed. */
async function changedImages(
  row: Row,
  { image, imageAlt }: Changes,
  images: BlogContent['images'],
  fileOf: FileOf,
) {
  if (image !== undefined) return imagesToStore(images, imageAlt, fileOf, row.imageAlts);
  const urls = (row.image ?? []).map(({ url }) => url);
  return imageAlt === undefined ? {} : { imageAlts: altsToStore(urls, imageAlt) };
}

async function write(
  strapi: Core.Strapi,
  row: Row,
  changes: Changes,
  { description, images, inText, social }: BlogContent,
  { fileOf, purpose }: { fileOf: FileOf; purpose: Purpose },
): Promise<void> {
  const { documentId } = row;
  const { title, tag, category, slug = '' } = changes;
  if (slug !== '') await checkTypedSlug(strapi, slug, { stored: row.slug, documentId });
  // The address of an article does not change with its title. A draft from the content manager may have no address yet.
  const kept = row.slug ?? (await freeSlug(strapi, title ?? row.title ?? ''));
  const data = {
    title,
    tag,
    category,
    description: description && (await textToStore(description, inText, fileOf)),
    ...(await changedImages(row, changes, images, fileOf)),
    ...(await extrasToStore(changes, social, fileOf)),
    slug: slug === '' ? kept : slug,
  };
  await strapi.documents('api::blog.blog').update({
    documentId,
    data: given(data),
    status: purpose === 'publish' ? 'published' : 'draft',
  });
}

async function edit(
  strapi: Core.Strapi,
  edited: SeenEntry,
  body: Changes,
  purpose: Purpose,
): Promise<ManagedBlog> {
  const content = readContent(body, purpose);
  // Checked before the pictures are encoded, which takes a while, and again in the transaction.
  const { title } = await presentRow(strapi, edited);
  const alternativeText = body.title ?? title ?? '';
  const name = { name: slugOf(alternativeText), alternativeText };
  const { blog, before } = await withPictures(strapi, picturesIn(content), name, (fileOf) =>
    inContentTransaction(strapi, async () => {
      const row = await presentRow(strapi, edited);
      if (purpose === 'publish') expectComplete(row, body);
      const filesBefore = await filesOfBlog(strapi, row.documentId);
      await write(strapi, row, body, content, { fileOf, purpose });
      return { blog: await readManagedBlog(strapi, row.documentId), before: filesBefore };
    }),
  );
  await removeUnused(strapi, before);
  return blog;
}

/**
 * Changes a blog and publishes it, over a newer draft if there is one. Pictures that are no longer used are removed.
 * @param body as the contract has checked it
 * @throws Refusal when the blog is gone or has changed since, or the change cannot be made; then nothing is changed
 */
export const editBlog = (
  strapi: Core.Strapi,
  edited: SeenEntry,
  body: InferType<typeof blogChanges>,
): Promise<ManagedBlog> => edit(strapi, edited, body, 'publish');

/** Changes the draft of a blog in the same way. The site shows what it showed before. */
export const editBlogDraft = (
  strapi: Core.Strapi,
  edited: SeenEntry,
  body: Changes,
): Promise<ManagedBlog> => edit(strapi, edited, body, 'draft');
