import type { Core } from '@strapi/strapi';
import { contentTypes } from '../shown-types';
import type {
  Preview,
  PreviewedBlog,
  PreviewedFaq,
  PreviewPicture,
} from '../../contract/content/preview';
import { imageAltOf } from '../../contract/content/image-alt';
import { Refusal } from '../../contract/errors';
import { uploadPath } from '../../media/pictures/own-upload';
import { textPictures, withTextPictures } from '../../media/pictures/text-pictures';
import { objectsOf } from '../../strapi/untyped-rows';
import { atPlace } from '../edits/entry-place';
import { toFaq } from '../faq/faq-entry';
import { readStored } from '../versions/stored-entry';
import { isOpen } from './preview-links';
import { readPreview, type PreviewClaims } from './preview-token';

/** The same for every token that shows nothing, so that nobody learns why. */
const ended = () =>
  new Refusal(
    'preview_ended',
    'This preview has ended. Ask the person who sent you the link for a new one.',
  );

/**
 * What an open link says.
 * @throws Refusal for a token that is forged, over or ended
 */
async function openClaims(strapi: Core.Strapi, token: string): Promise<PreviewClaims> {
  const claims = readPreview(token, Date.now());
  if (claims !== undefined && (await isOpen(strapi, claims))) return claims;
  throw ended();
}

const iso = (moment: string | Date | null | undefined): string =>
  new Date(moment ?? 0).toISOString();

/** The draft of a blog, if it is not in the trash. */
async function readBlog(strapi: Core.Strapi, documentId: string) {
  const row = await strapi.documents(contentTypes.blog).findFirst({
    status: 'draft',
    filters: { documentId, ...atPlace('listed') },
    populate: { image: { fields: ['url', 'alternativeText', 'width', 'height'] } },
  });
  if (row === null) throw ended();
  return row;
}

type BlogRow = Awaited<ReturnType<typeof readBlog>>;

const pathOf = (strapi: Core.Strapi, address: string): string =>
  uploadPath(strapi, address) ?? address;

/** The pictures that a blog's draft shows, each once. */
async function picturesOf(strapi: Core.Strapi, row: BlogRow): Promise<PreviewPicture[]> {
  const inText = textPictures(row.description ?? '').map((address) => pathOf(strapi, address));
  const files: unknown = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { url: { $in: inText } }, select: ['url', 'width', 'height'] });
  const all = [...objectsOf(row.image), ...objectsOf(files)].map(
    ({ url, width, height }): [string, PreviewPicture] => [
      String(url),
      { src: String(url), width: Number(width ?? 0), height: Number(height ?? 0) },
    ],
  );
  return [...new Map(all).values()];
}

async function toPreviewedBlog(strapi: Core.Strapi, row: BlogRow): Promise<PreviewedBlog> {
  const images: unknown = row.image;
  const image = objectsOf(images).map(({ url }) => String(url));
  const said = imageAltOf(image, row.imageAlts);
  // As in the build: where the blog says nothing of a picture, the file's own text stays.
  const imageAlt = objectsOf(images).map(
    ({ alternativeText: own }, index) => said?.[index] ?? (typeof own === 'string' ? own : null),
  );
  return {
    kind: 'blog',
    title: row.title ?? '',
    description: withTextPictures(row.description ?? '', (address) => pathOf(strapi, address)),
    image,
    imageAlt,
    tag: row.tag ?? '',
    category: row.category ?? '',
    author: row.author ?? '',
    datePublished: iso(row.datePublished ?? row.createdAt),
    dateModified: iso(row.updatedAt),
    pictures: await picturesOf(strapi, row),
  };
}

async function readFaq(strapi: Core.Strapi, documentId: string) {
  const row = await strapi.documents(contentTypes.faq).findFirst({
    status: 'draft',
    filters: { documentId, ...atPlace('listed') },
  });
  if (row === null) throw ended();
  return row;
}

function toPreviewedFaq(row: Awaited<ReturnType<typeof readFaq>>): PreviewedFaq {
  const { _id, question, description, createdAt } = toFaq(row);
  return { kind: 'faq', _id, question, description, createdAt };
}

/** Whether the site should show the entry just as its draft is. */
async function isLive(strapi: Core.Strapi, { kind, entry }: PreviewClaims): Promise<boolean> {
  const stored = await readStored(strapi, contentTypes[kind], entry);
  return stored !== undefined && stored.hash === stored.liveHash;
}

/**
 * The current draft of the entry that a token is for.
 * @throws Refusal for a token that shows nothing
 */
export async function showPreview(strapi: Core.Strapi, token: string): Promise<Preview> {
  const claims = await openClaims(strapi, token);
  const row =
    claims.kind === 'blog'
      ? await readBlog(strapi, claims.entry)
      : await readFaq(strapi, claims.entry);
  const entry = 'question' in row ? toPreviewedFaq(row) : await toPreviewedBlog(strapi, row);
  return {
    entry,
    live: await isLive(strapi, claims),
    until: new Date(claims.until).toISOString(),
  };
}

/**
 * The address of a picture, if the draft that a token is for shows it.
 * @throws Refusal for any other picture, and for a token that shows nothing
 */
export async function pictureOfPreview(
  strapi: Core.Strapi,
  token: string,
  src: string,
): Promise<string> {
  const claims = await openClaims(strapi, token);
  const shown =
    claims.kind === 'blog' ? await picturesOf(strapi, await readBlog(strapi, claims.entry)) : [];
  if (shown.some((picture) => picture.src === src)) return src;
  throw new Refusal('not_found', 'The draft shows no such picture.');
}
