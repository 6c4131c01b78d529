import { isDeviceName } from '../text';

/** The address of an article: by its slug, otherwise by its document id. */
export function articlePath({
  slug,
  documentId,
}: {
  slug: string | null;
  documentId: string;
}): string {
  return `/blog/${slug ?? documentId}`;
}

/** The id of a question's answer on the page of FAQs. */
export const faqAnchor = (documentId: string): string => `faq-${documentId}`;

/** The address of a question. */
export const faqPath = (documentId: string): string => `/faq#${faqAnchor(documentId)}`;

/** Keeps every address short enough for the name of a file. */
const maxSlugLength = 200;

/** Keeps two truncated texts with the same beginning apart. */
function checksum(text: string): string {
  let sum = 0;
  for (let place = 0; place < text.length; place += 1) {
    sum = (sum * 31 + text.charCodeAt(place)) % 2 ** 32;
  }
  return sum.toString(36);
}

function fitting(slug: string): string {
  if (slug.length <= maxSlugLength) return slug;
  const end = `-${checksum(slug)}`;
  return `${slug.slice(0, maxSlugLength - end.length)}${end}`;
}

const numberOf = (sign: string) => sign.codePointAt(0)?.toString(16) ?? '';

/** Combining marks that can be dropped. In other scripts they are vowels or change the letter. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;

/**
 * The last part of a category's address, in ASCII letters and digits. Any other letter or mark, and every character of
 * a name without letters, is written as its code point, so that no two names share an address.
 */
export function categorySlug(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/(?![a-z0-9])[\p{L}\p{M}\p{N}]/gu, (letter) => ` ${numberOf(letter)} `);
  const readable = letters.match(/[a-z0-9]+/g) ?? Array.from(name, numberOf);
  const slug = readable.join('-');
  return isDeviceName(slug) ? `${slug}-` : fitting(slug);
}

/** The address of a category's page. An article cannot have it, since article addresses have one part less. */
export const categoryPath = (name: string) => `/blog/category/${categorySlug(name)}`;
