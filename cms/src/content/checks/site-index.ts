import type { Core } from '@strapi/strapi';
import { textOf } from '../../contract/json';
import { articlePath, categoryPath, faqAnchor, faqPath } from '../../contract/content/addresses';
import type { LinkState } from '../../contract/content/checks/link-state';
import { addressKey } from '../../contract/content/redirect-path';
import { isOfSite } from '../../contract/content/site-pages';
import { untilSiteChanges } from '../until-site-changes';
import { objectsOf } from '../../strapi/untyped-rows';
import { redirectType, toRule } from '../redirects/redirect-rows';

interface Named {
  id: string;
  name: string;
  path: string;
}

/** What the site shows, or will show after the next build. */
export interface SiteIndex {
  articles: readonly Named[];
  faqs: readonly Named[];
  /** The addresses of articles and categories, as keys. */
  pages: ReadonlySet<string>;
  /** By key; null where a page is gone. */
  redirects: ReadonlyMap<string, string | null>;
  anchors: ReadonlySet<string>;
}

const isLive = { publishedAt: { $notNull: true } };
async function readIndex(strapi: Core.Strapi): Promise<SiteIndex> {
  const blogs = objectsOf(
    await strapi.db.query('api::blog.blog').findMany({
      select: ['documentId', 'title', 'slug', 'category'],
      where: isLive,
    }),
  );
  const faqs = objectsOf(
    await strapi.db
      .query('api::faq.faq')
      .findMany({ select: ['documentId', 'question'], where: isLive }),
  );
  const rules = objectsOf(
    await strapi.db.query(redirectType).findMany({ select: ['path', 'target'] }),
  ).map(toRule);
  const articles = blogs.map(({ documentId, slug, title }) => {
    const id = String(documentId);
    const path = articlePath({ documentId: id, slug: typeof slug === 'string' ? slug : null });
    return { id, name: textOf(title), path };
  });
  const categories = new Set(blogs.map(({ category }) => textOf(category)).filter(Boolean));
  return {
    articles,
    faqs: faqs.map(({ documentId, question }) => {
      const id = String(documentId);
      return { id, name: textOf(question), path: faqPath(id) };
    }),
    pages: new Set([
      ...articles.map(({ path }) => addressKey(path)),
      ...[...categories].map((name) => addressKey(categoryPath(name))),
    ]),
    redirects: new Map(rules.map(({ path, target }) => [addressKey(path), target])),
    anchors: new Set(faqs.map(({ documentId }) => faqAnchor(String(documentId)))),
  };
}

/** What the site shows. */
export const siteIndex = untilSiteChanges(readIndex);

/** The place of the site that an address names; undefined for an address elsewhere. */
function placeOf(address: string, ownHosts: readonly string[]): URL | undefined {
  const base = 'https://site.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isOwn = /^https?:$/.test(url.protocol) && ownHosts.includes(url.host);
  return isOwn || url.origin === base ? url : undefined;
}

const anchorOfFaq = new RegExp(`^#${faqAnchor('')}`);

/**
 * What is at the address of a link.
 * @param ownHosts the hosts of the site
 * @returns undefined for an address elsewhere
 */
export function linkState(
  index: SiteIndex,
  address: string,
  ownHosts: readonly string[],
): LinkState | undefined {
  const place = placeOf(address, ownHosts);
  if (place === undefined) return undefined;
  const key = addressKey(place.pathname);
  if (key === '/faq' && anchorOfFaq.test(place.hash)) {
    return index.anchors.has(place.hash.slice(1)) ? 'page' : 'missing';
  }
  if (isOfSite(key) || index.pages.has(key)) return 'page';
  const target = index.redirects.get(key);
  if (target === undefined) return 'missing';
  return target === null ? 'gone' : 'redirect';
}
