import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { transliterate } from 'transliteration';
import { isDeviceName } from '../../contract/text';
import { slugRows } from './slug-rows';

/** Where a slug made from a title is cut. A number may follow, and a slug that is typed may be longer. */
const maxLengthFromTitle = 80;
const maxLength = 120;

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `/blog/index` would be served in place of the blog itself. */
const isReserved = (text: string): boolean => text === 'index' || isDeviceName(text);

/** The rule for slugs, as a sentence for someone whose slug was refused. */
export const slugRule =
  `A slug holds the letters a to z, digits and single hyphens between them, at most ${String(maxLength)} characters, ` +
  'and is neither "index" nor the name of a Windows device such as "con".';

/** Whether a text can be the last part of an article's address. */
export const isSlug = (text: string): boolean =>
  form.test(text) && text.length <= maxLength && !isReserved(text);

// `nameToSlug` knows how to transliterate these languages, and drops every other letter.
const otherLetters =
  /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}][\p{L}\p{M}]*/gu;

/** The start of an article's address: the title in the letters a to z; `article` if none are left. */
export function slugOf(title: string): string {
  const inLatin = title
    .normalize('NFKC')
    .replace(otherLetters, (letters) => ` ${transliterate(letters).replace(/['`]/g, '')} `);
  const words = strings.nameToSlug(inLatin, { decamelize: false });
  const slug = words.slice(0, maxLengthFromTitle).replace(/-+$/, '');
  return slug === '' ? 'article' : slug;
}

/**
 * The slugs of other blogs that start with this text, in lower case, because hosts ignore case. Drafts and published
 * versions count.
 */
async function takenSlugs(
  strapi: Core.Strapi,
  beginning: string,
  ownDocument: string | undefined,
): Promise<Set<string>> {
  const rows = await slugRows(strapi, { slug: { $startsWithi: beginning } });
  const others = rows.filter(({ documentId }) => documentId !== ownDocument);
  return new Set(others.map(({ slug }) => String(slug).toLowerCase()));
}

/** Whether another blog has the slug, in any case. */
export async function isTaken(
  strapi: Core.Strapi,
  slug: string,
  ownDocument?: string,
): Promise<boolean> {
  return (await takenSlugs(strapi, slug, ownDocument)).has(slug.toLowerCase());
}

/**
 * A slug for a title that no other blog has. Call it in a content transaction (edits/content-transaction.ts).
 * @param ownDocument the blog whose slug is being replaced
 */
export async function freeSlug(
  strapi: Core.Strapi,
  title: string,
  ownDocument?: string,
): Promise<string> {
  const slug = slugOf(title);
  const taken = await takenSlugs(strapi, slug, ownDocument);
  const isFree = (text: string) => isSlug(text) && !taken.has(text);
  if (isFree(slug)) return slug;
  let number = 2;
  while (!isFree(`${slug}-${String(number)}`)) number += 1;
  return `${slug}-${String(number)}`;
}
