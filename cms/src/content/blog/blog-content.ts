import type { InferType } from 'yup';
import { type blogDraft, maxPictures, maxShownPictures } from '../../contract/content/blog';
import { type ImageAlt, readImageAlts, writeImageAlts } from '../../contract/content/image-alt';
import { Refusal } from '../../contract/errors';
import { limits } from '../../contract/limits';
import { isBlankRichText } from '../../contract/content/rich-text';
import { tidyLine } from '../../contract/text';
import { texts } from '../../contract/texts';
import { isDataUrl } from '../../media/pictures/data-url';
import {
  lengthWithoutPictures,
  textPictures,
  withTextPictures,
} from '../../media/pictures/text-pictures';
import type { FileOf, PictureSource } from '../../media/pictures/with-pictures';
import type { StoredFile } from '../../strapi/services';
import type { Data } from '../../strapi/untyped-rows';
import { sanitiseRichText } from '../rich-text/sanitise';

/** The content of a request, with the text sanitised and its pictures named; no picture is stored yet. */
export interface BlogContent {
  description: string | undefined;
  images: PictureSource[];
  inText: PictureSource[];
  /** The picture for shared links; null to have none of its own, undefined where the request does not say. */
  social: PictureSource | null | undefined;
}

const tooLong = () =>
  new Refusal(
    'invalid_body',
    `description must have at most ${String(limits.richText)} characters, its pictures not counted.`,
  );

/** Whether content is to be published, and must be complete, or is a draft, which may be unfinished. */
export type Purpose = 'publish' | 'draft';

function readDescription(html: string, purpose: Purpose): string {
  // Checked first: the cost of processing a text grows faster than its length.
  if (lengthWithoutPictures(html) > limits.richText) throw tooLong();
  const clean = sanitiseRichText(html, { pictures: 'incoming' });
  if (!isBlankRichText(clean)) return clean;
  if (purpose === 'draft') return '';
  throw new Refusal('missing_fields', texts.blogFields);
}

const named = (sources: readonly string[], where: string) =>
  sources.map((source, index) => ({ source, label: `Picture ${String(index + 1)}${where}` }));

/** Bounds the new pictures, which have to be drawn, and all pictures, each of which has to be found. */
function boundPictures(pictures: readonly PictureSource[]): void {
  const isNew = ({ source }: PictureSource) => isDataUrl(source);
  if (pictures.filter(isNew).length > maxPictures) {
    throw new Refusal(
      'invalid_body',
      `A blog takes at most ${String(maxPictures)} new pictures at once, those in the description included.`,
    );
  }
  if (pictures.length > maxShownPictures) {
    throw new Refusal(
      'invalid_body',
      `A blog shows at most ${String(maxShownPictures)} pictures, those in the description included.`,
    );
  }
}

function socialPicture(source: string | undefined): BlogContent['social'] {
  if (source === undefined) return undefined;
  return source === '' ? null : { source, label: 'The social picture' };
}

/**
 * Sanitises the text of a request and names its pictures.
 * @throws Refusal when the text is too long, shows nothing and is to be published, or there are too many pictures
 */
export function readContent(
  message: Pick<InferType<typeof blogDraft>, 'description' | 'image' | 'socialImage'>,
  purpose: Purpose,
): BlogContent {
  const description =
    message.description === undefined ? undefined : readDescription(message.description, purpose);
  const images = named(message.image ?? [], '');
  const inText = named(textPictures(description ?? ''), ' of the description');
  boundPictures([...images, ...inText]);
  return { description, images, inText, social: socialPicture(message.socialImage) };
}

/** The pictures of a request that have to be found or drawn. */
export const picturesIn = ({ images, inText, social }: BlogContent): PictureSource[] => [
  ...images,
  ...inText,
  ...(social ? [social] : []),
];

/**
 * The text as it is stored: the addresses of its pictures have no host, so that they stay valid when the host changes.
 * @throws Refusal when it is too long with these addresses
 */
export async function textToStore(
  html: string,
  inText: readonly PictureSource[],
  fileOf: FileOf,
): Promise<string> {
  const urls = new Map<string, string>();
  for (const picture of inText) urls.set(picture.source, (await fileOf(picture)).url);
  const text = withTextPictures(html, (source) => urls.get(source) ?? source);
  if (text.length > limits.richText) throw tooLong();
  return text;
}

/** A blog's pictures as they are stored with it. */
interface StoredImages {
  /** The ids of their files, in their order. */
  image: number[];
  imageAlts: string;
}

/**
 * The pictures of a request with their alternative texts.
 * @param alts what the request says of them; where it says nothing, a picture that the blog had keeps its text
 * @param before the alternative texts of the blog so far, as they are stored
 */
export async function imagesToStore(
  images: readonly PictureSource[],
  alts: readonly ImageAlt[] | undefined,
  fileOf: FileOf,
  before: unknown,
): Promise<StoredImages> {
  const known = readImageAlts(before);
  const files: StoredFile[] = [];
  for (const picture of images) files.push(await fileOf(picture));
  const said = alts ?? files.map(({ url }) => known.get(url) ?? null);
  return {
    image: files.map(({ id }) => id),
    imageAlts: altsToStore(
      files.map(({ url }) => url),
      said,
    ),
  };
}

/** The values that a request gives, to write only those. */
export const given = (values: object): Data =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

type Extras = Pick<
  InferType<typeof blogDraft>,
  'author' | 'metaTitle' | 'metaDescription' | 'noindex'
>;

/** The optional fields of a request as they are stored; undefined for those that it leaves as they are. */
export async function extrasToStore(
  { author, metaTitle, metaDescription, noindex }: Extras,
  social: BlogContent['social'],
  fileOf: FileOf,
) {
  const socialImage = social ? (await fileOf(social)).id : social;
  return { author, metaTitle, metaDescription, noindex, socialImage };
}

/**
 * The alternative texts of pictures that stay, as they are stored.
 * @throws Refusal when it does not say something of each
 */
export function altsToStore(urls: readonly string[], alts: readonly ImageAlt[]): string {
  if (alts.length !== urls.length) {
    throw new Refusal(
      'invalid_body',
      `imageAlt must have ${String(urls.length)} items, one for each picture of the blog.`,
    );
  }
  const said = urls.flatMap((url, index): [string, string][] => {
    const alt = alts[index] ?? null;
    return alt === null ? [] : [[url, tidyLine(alt)]];
  });
  return writeImageAlts(new Map(said));
}

/**
 * What is said of the pictures of a row, as it is stored, after something was said of some of them.
 * @param before what the row says of its pictures
 * @param said what is said now, as it is stored
 */
export function altsToKeep(urls: readonly string[], before: unknown, said: string): string {
  const both = new Map([...readImageAlts(before), ...readImageAlts(said)]);
  return writeImageAlts(new Map([...both].filter(([url]) => urls.includes(url))));
}
