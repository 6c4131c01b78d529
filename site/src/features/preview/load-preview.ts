import {
  isObject,
  previewPath,
  previewPicturePath,
  type Preview,
  type PreviewedBlog,
  type PreviewedFaq,
  type PreviewPicture,
  type ShownPreviewPicture,
} from '../../api';
import { request } from '../../api-client/request';

/** What became of a call: `ended` says that the token shows nothing, and will not. */
export type Loaded =
  { state: 'shown'; preview: Preview } | { state: 'ended' } | { state: 'failed'; tooMany: boolean };

const isText = (value: unknown): value is string => typeof value === 'string';

const isPicture = (value: unknown): value is PreviewPicture =>
  isObject(value) &&
  isText(value.src) &&
  typeof value.width === 'number' &&
  typeof value.height === 'number';

const textsOf = (value: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => isText(value[name]));

const isBlog = (value: unknown): value is PreviewedBlog =>
  isObject(value) &&
  value.kind === 'blog' &&
  textsOf(value, [
    'title',
    'description',
    'tag',
    'category',
    'author',
    'datePublished',
    'dateModified',
  ]) &&
  Array.isArray(value.image) &&
  value.image.every(isText) &&
  Array.isArray(value.pictures) &&
  value.pictures.every(isPicture);

const isFaq = (value: unknown): value is PreviewedFaq =>
  isObject(value) &&
  value.kind === 'faq' &&
  textsOf(value, ['_id', 'question', 'description', 'createdAt']);

/** Validates the answer by hand, as with the FAQs. */
const isPreview = (value: unknown): value is Preview =>
  isObject(value) &&
  isText(value.until) &&
  typeof value.live === 'boolean' &&
  (isBlog(value.entry) || isFaq(value.entry));

/** The token travels in the body only: addresses end up in logs. */
const post = (address: string, body: object) =>
  request(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
  });

/** Asks for the draft that a token is for; it never throws. */
export async function loadPreview(token: string): Promise<Loaded> {
  const answer = await post(previewPath, { token });
  if (answer.ok) {
    const { result } = answer.body;
    return isPreview(result)
      ? { state: 'shown', preview: result }
      : { state: 'failed', tooMany: false };
  }
  const { code } = answer;
  if (code === 'preview_ended' || code === 'invalid_body') return { state: 'ended' };
  return { state: 'failed', tooMany: code === 'too_many_requests' };
}

const isShown = (value: unknown): value is ShownPreviewPicture =>
  isObject(value) && isText(value.still) && ['string', 'undefined'].includes(typeof value.moving);

/** Asks for one of its pictures; undefined if it cannot be shown. */
export async function loadPreviewPicture(
  token: string,
  src: string,
): Promise<ShownPreviewPicture | undefined> {
  const answer = await post(previewPicturePath, { token, src });
  return answer.ok && isShown(answer.body.result) ? answer.body.result : undefined;
}
