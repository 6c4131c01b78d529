import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { transliterate } from 'transliteration';
import { Refusal } from '../../contract/errors';
import { limits } from '../../contract/limits';
import { isDeviceName } from '../../contract/text';
import { redirectedSlugs } from '../redirects/redirected-slugs';
import { slugRows, type SlugRow } from './slug-rows';

/** Where a slug made from a title is cut. A number may follow, and a slug that is typed may be longer. */
const maxLengthFromTitle = 80;

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `/blog/index` would be served in place of the blog itself. */
const isReserved = (text: string): boolean => text === 'index' || isDeviceName(text);

/** The rule for slugs, as a sentence for someone whose slug was refused. */
export const slugRule =
  `A slug holds the letters a to z, digits and single hyphens between them, at most ${String(limits.slug)} characters, ` +
  'and is neither "index" nor the name of a Windows device such as "con".';

/** Whether a text can be the last part of an article's address. */
export const isSlug = (text: string): boolean =>
  form.test(text) && text.length <= limits.slug && !isReserved(text);

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

/** The other blog that has the slug, in any case. */
export async function ownerOf(
  strapi: Core.Strapi,
  slug: string,
  ownDocument?: string,
): Promise<SlugRow | undefined> {
  const rows = await slugRows(strapi, { slug: { $eqi: slug } });
  return rows.find(({ documentId }) => documentId !== ownDocument);
}

/** Whether another blog has the slug, in any case. */
export const isTaken = async (
  strapi: Core.Strapi,
  slug: string,
  ownDocument?: string,
): Promise<boolean> => (await ownerOf(strapi, slug, ownDocument)) !== undefined;

/** The sentence for someone whose slug another blog has. */
export const takenText = ({ slug, title }: SlugRow): string =>
  `"${title ?? 'Another blog'}" has the address /blog/${slug ?? ''}: choose another one.`;

/**
 * Checks a slug that an editor has typed. Call it in a content transaction.
 * @param stored the blog's slug until now, which stays valid
 * @throws Refusal for one that is not valid, or that another blog has
 */
export async function checkTypedSlug(
  strapi: Core.Strapi,
  slug: string,
  { stored, documentId }: { stored?: string | null | undefined; documentId?: string } = {},
): Promise<void> {
  if (slug === stored) return;
  if (!isSlug(slug)) throw new Refusal('invalid_body', slugRule);
  const owner = await ownerOf(strapi, slug, documentId);
  if (owner !== undefined) throw new Refusal('invalid_body', takenText(owner));
}

/**
 * A slug for a title that no other blog has, and whose address does not lead to another page. Call it in a content transaction (edits/content-transaction.ts).
 * @param ownDocument the blog whose slug is being replaced
 */
export async function freeSlug(
  strapi: Core.Strapi,
  title: string,
  ownDocument?: string,
): Promise<string> {
  const slug = slugOf(title);
  const taken = await takenSlugs(strapi, slug, ownDocument);
  for (const redirected of await redirectedSlugs(strapi, slug, ownDocument)) taken.add(redirected);
  const isFree = (text: string) => isSlug(text) && !taken.has(text);
  if (isFree(slug)) return slug;
  let number = 2;
  while (!isFree(`${slug}-${String(number)}`)) number += 1;
  return `${slug}-${String(number)}`;
}
