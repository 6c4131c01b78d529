import { isDeepStrictEqual } from 'node:util';
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
import type { Data } from '../../strapi/untyped-rows';
import { publishInSteps } from '../schedule/follow-plans';
import { draftDifference } from '../versions/draft-difference';
import { keepLastVersion } from '../versions/record-version';
import {
  altsToKeep,
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
import { readManagedBlog, readPublishedBlog } from './managed-blogs';
import { checkTypedSlug, freeSlug, slugOf } from '../slugs/slug';

const uid = 'api::blog.blog';

interface Row {
  documentId: string;
  title?: string | null;
  slug?: string | null;
  description?: string | null;
  category?: string | null;
  image?: { url: string }[] | null;
  imageAlts?: string | null;
}

/** What the site should show of a blog; undefined if it is not published. */
async function publishedRow(strapi: Core.Strapi, documentId: string): Promise<Row | undefined> {
  const query = { documentId, status: 'published', populate: blogPictures } as const;
  return (await strapi.documents(uid).findOne(query)) ?? undefined;
}

/** The blog's current row, if the change was made from its version. */
async function presentRow(strapi: Core.Strapi, { id, version }: SeenEntry): Promise<Row> {
  const row = await readEntry('blog', id, (documentId) =>
    strapi.documents(uid).findFirst({
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

/** What is to be changed, and the files of its pictures. */
interface Edit {
  changes: Changes;
  content: BlogContent;
  fileOf: FileOf;
}

/**
 * The changed pictures, or what is now said of those that stay; nothing if neither is changed.
 * @param seen the row that the caller has seen
 */
async function changedImages(row: Row, { changes, content, fileOf }: Edit, seen: Row) {
  const { image, imageAlt } = changes;
  if (image !== undefined) return imagesToStore(content.images, imageAlt, fileOf, row.imageAlts);
  if (imageAlt === undefined) return {};
  const urlsOf = (shown: Row) => (shown.image ?? []).map(({ url }) => url);
  const imageAlts = altsToStore(urlsOf(seen), imageAlt);
  return {
    imageAlts: row === seen ? imageAlts : altsToKeep(urlsOf(row), row.imageAlts, imageAlts),
  };
}

/** What an edit writes into a row. */
async function changesOf(strapi: Core.Strapi, row: Row, edit: Edit, seen = row): Promise<Data> {
  const { changes, content, fileOf } = edit;
  const { description, inText, social } = content;
  const { title, tag, category, slug = '' } = changes;
  // The address of an article does not change with its title. A draft from the content manager may have no address yet.
  const kept = row.slug ?? (await freeSlug(strapi, title ?? row.title ?? ''));
  return given({
    title,
    tag,
    category,
    description: description && (await textToStore(description, inText, fileOf)),
    ...(await changedImages(row, edit, seen)),
    ...(await extrasToStore(changes, social, fileOf)),
    slug: slug === '' ? kept : slug,
  });
}

/**
 * Publishes what the site shows with the changes, and makes them in a newer draft, too. What that says of other fields stays
 * unpublished: whoever wrote it has not decided to publish it.
 * @returns whether there still is a newer draft
 */
async function writeBoth(
  strapi: Core.Strapi,
  { live, draft }: { live: Row; draft: Row },
  edit: Edit,
): Promise<boolean> {
  const { documentId } = draft;
  const difference = await draftDifference(strapi, uid, documentId);
  const published = { ...difference.live, ...(await changesOf(strapi, live, edit)) };
  const newer =
    Object.keys(difference.draft).length === 0
      ? published
      : { ...difference.draft, ...(await changesOf(strapi, draft, edit, live)) };
  const staysNewer = !isDeepStrictEqual(published, newer);
  await publishInSteps(strapi, uid, documentId, async () => {
    await strapi.documents(uid).update({ documentId, data: published, status: 'published' });
    if (!staysNewer) return;
    await keepLastVersion(strapi, documentId);
    await strapi.documents(uid).update({ documentId, data: newer });
  });
  return staysNewer;
}

/** Call it in a content transaction. @returns the blog as the caller goes on to see it */
async function write(
  strapi: Core.Strapi,
  draft: Row,
  edit: Edit,
  purpose: Purpose,
): Promise<ManagedBlog> {
  const { documentId } = draft;
  const live = purpose === 'publish' ? await publishedRow(strapi, documentId) : undefined;
  if (purpose === 'publish') expectComplete(live ?? draft, edit.changes);
  const { slug = '' } = edit.changes;
  if (slug !== '' && slug !== live?.slug) {
    await checkTypedSlug(strapi, slug, { stored: draft.slug, documentId });
  }
  if (live !== undefined) {
    const isAside = await writeBoth(strapi, { live, draft }, edit);
    return isAside ? readPublishedBlog(strapi, documentId) : readManagedBlog(strapi, documentId);
  }
  await strapi.documents(uid).update({
    documentId,
    data: await changesOf(strapi, draft, edit),
    status: purpose === 'publish' ? 'published' : 'draft',
  });
  return readManagedBlog(strapi, documentId);
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
      const draft = await presentRow(strapi, edited);
      const filesBefore = await filesOfBlog(strapi, draft.documentId);
      const written = await write(strapi, draft, { changes: body, content, fileOf }, purpose);
      return { blog: written, before: filesBefore };
    }),
  );
  await removeUnused(strapi, before);
  return blog;
}

/**
 * Changes a blog and publishes it. Fields that are left out stay as the site shows them; what a newer draft says of them stays
 * unpublished. A blog that is not published becomes what its draft says. Pictures that are no longer used are removed.
 * @param body as the contract has checked it
 * @returns what is published, with the version of the draft
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
