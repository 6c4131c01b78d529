import type { Core } from '@strapi/strapi';
import { isShownType } from '../shown-types';
import { articlePath } from '../../contract/content/addresses';
import { addressKey } from '../../contract/content/redirect-path';
import { isObject } from '../../contract/json';
import { limits } from '../../contract/limits';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { redirectType } from '../redirects/redirect-rows';
import {
  articleReference,
  linkedAddresses,
  referencedArticles,
  withCurrentAddresses,
  withReferences,
} from './article-links';

const blogType = 'api::blog.blog';

const slugIn = ({ slug }: Data): string | null => (typeof slug === 'string' ? slug : null);

/** The articles that have, or had, some addresses; an address in use wins. */
async function articlesAt(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = keys.map((key) => key.slice(articlePath({ slug: '', documentId: '' }).length));
  const former: unknown = await strapi.db.query(redirectType).findMany({
    select: ['pathKey', 'entry'],
    where: { pathKey: { $in: keys }, entry: { $notNull: true } },
  });
  const present: unknown = await strapi.db.query(blogType).findMany({
    select: ['documentId', 'slug'],
    where: { $or: [{ slug: { $in: names } }, { documentId: { $in: names }, slug: null }] },
  });
  return new Map([
    ...objectsOf(former).map(({ pathKey, entry }): [string, string] => [
      String(pathKey),
      String(entry),
    ]),
    ...objectsOf(present).map((row): [string, string] => {
      const documentId = String(row.documentId);
      return [addressKey(articlePath({ slug: slugIn(row), documentId })), documentId];
    }),
  ]);
}

/** More links than any article has; those after them keep their addresses and nothing else. */
const maxLooked = 500;

/**
 * A sanitised text as it is stored: each link to an article also names the article. Where that would make the text longer
 * than a text may be, it stays as it is: its links then rely on redirects.
 */
export async function linkArticles(strapi: Core.Strapi, html: string): Promise<string> {
  const keys = linkedAddresses(html).slice(0, maxLooked);
  if (keys.length === 0) return html;
  const articles = await articlesAt(strapi, keys);
  const linked = withReferences(html, (key) => articles.get(key));
  return linked.length <= limits.richText ? linked : html;
}

const holdsReference = (row: unknown): row is Data & { description: string } =>
  isObject(row) &&
  typeof row.description === 'string' &&
  row.description.includes(`${articleReference}=`);

/** Gives the links in some entries, which were just read, the current addresses of their articles. */
async function showAddresses(strapi: Core.Strapi, rows: readonly Data[]): Promise<void> {
  const linking = rows.filter(holdsReference);
  if (linking.length === 0) return;
  const ids = new Set(linking.flatMap(({ description }) => referencedArticles(description)));
  const found: unknown = await strapi.db.query(blogType).findMany({
    select: ['documentId', 'slug'],
    where: { documentId: { $in: [...ids] }, publishedAt: { $notNull: true } },
  });
  const paths = new Map(
    objectsOf(found).map((row) => {
      const documentId = String(row.documentId);
      return [documentId, articlePath({ slug: slugIn(row), documentId })];
    }),
  );
  for (const row of linking) {
    row.description = withCurrentAddresses(row.description, (id) => paths.get(id));
  }
}

const reads: ReadonlySet<string> = new Set(['findMany', 'findOne', 'findFirst']);

/**
 * Gives every reader of blogs and FAQs plain, current addresses: the API, the build, the panel, the content manager. Only the
 * database holds references, which follow an article when its address changes.
 */
export function followArticleLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const result = await next();
    if (isShownType(call.uid) && reads.has(call.action)) {
      await showAddresses(strapi, objectsOf(result));
    }
    return result;
  });
}
