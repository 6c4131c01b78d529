import { addressKey } from '../../contract/content/redirect-path';

/** Names the article that a stored link leads to, by its document id, whatever its address becomes. */
export const articleReference = 'data-article';

const id = /^[a-z\d]{1,64}$/;

const articleHref = /^\/blog\/[^/?#]+\/?(?:[?#].*)?$/;

/** Whether a link can have a reference: it leads to an article, and names one. */
export const isReference = (href: string, reference: string): boolean =>
  id.test(reference) && articleHref.test(href);

// The sanitiser writes a link's address first, then its reference, and escapes every quotation mark within them.
const link = /<a href="(\/blog\/[^"/?#]+)(\/?(?:[?#][^"]*)?)"(?: data-article="([^"]*)")?/g;

/** The addresses of the articles that a sanitised text links to, without references, as keys (`addressKey`). */
export function linkedAddresses(html: string): string[] {
  const keys = [...html.matchAll(link)]
    .filter(([, , , reference]) => reference === undefined)
    .map(([, path = '']) => addressKey(path));
  return [...new Set(keys)];
}

/** The articles that a sanitised text has references to. */
export const referencedArticles = (html: string): string[] =>
  [...html.matchAll(link)].flatMap(([, , , reference]) => reference ?? []);

/**
 * A sanitised text with a reference at each link to an article.
 * @param articleAt the id of the article with this address
 */
export const withReferences = (
  html: string,
  articleAt: (key: string) => string | undefined,
): string =>
  html.replace(link, (whole: string, path: string, _rest: string, reference?: string) => {
    const article = reference ?? articleAt(addressKey(path));
    return reference === undefined && article !== undefined
      ? `${whole} ${articleReference}="${article}"`
      : whole;
  });

/**
 * A stored text with plain addresses in place of references: the current one of each article.
 * @param pathOf the address of an article; undefined for one that the site does not show, whose link stays as it was
 */
export const withCurrentAddresses = (
  html: string,
  pathOf: (article: string) => string | undefined,
): string =>
  html.replace(link, (_whole: string, path: string, rest: string, reference?: string) => {
    const current = reference === undefined ? undefined : pathOf(reference);
    return `<a href="${current ?? path}${rest}"`;
  });
