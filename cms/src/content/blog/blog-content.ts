import { maxPictures } from '../../contract/content/blog';
import { Refusal } from '../../contract/errors';
import { limits } from '../../contract/limits';
import { isBlankRichText } from '../../contract/content/rich-text';
import { texts } from '../../contract/texts';
import {
  lengthWithoutPictures,
  textPictures,
  withTextPictures,
} from '../../media/pictures/text-pictures';
import type { FileOf, PictureSource } from '../../media/pictures/with-pictures';
import { sanitiseRichText } from '../rich-text/sanitise';

/** The content of a request, with the text sanitised and its pictures named; no picture is stored yet. */
export interface BlogContent {
  description: string | undefined;
  images: PictureSource[];
  inText: PictureSource[];
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

/**
 * Sanitises the text of a request and names its pictures.
 * @throws Refusal when the text is too long, shows nothing and is to be published, or there are too many pictures
 */
export function readContent(
  message: { description?: string | undefined; image?: string[] | undefined },
  purpose: Purpose,
): BlogContent {
  const description =
    message.description === undefined ? undefined : readDescription(message.description, purpose);
  const images = named(message.image ?? [], '');
  const inText = named(textPictures(description ?? ''), ' of the description');
  if (images.length + inText.length > maxPictures) {
    throw new Refusal(
      'invalid_body',
      `A blog takes at most ${String(maxPictures)} pictures at once, those in the description included.`,
    );
  }
  return { description, images, inText };
}

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

/** The ids of the files of a blog's pictures, in their order. */
export async function fileIds(images: readonly PictureSource[], fileOf: FileOf): Promise<number[]> {
  const ids: number[] = [];
  for (const picture of images) ids.push((await fileOf(picture)).id);
  return ids;
}
