import type { Core } from '@strapi/strapi';
import { articlePath, categoryPath } from '../../contract/content/addresses';
import type { RedirectOrigin } from '../../contract/content/redirects';
import { field } from '../../contract/json';
import { mayChangeSite } from '../../publishing/note-changes';
import { objectsOf } from '../../strapi/untyped-rows';
import { inContentTransaction } from '../edits/content-transaction';
import { adminOfCall } from '../edits/editor-name';
import { redirectRows } from './redirect-rows';
import { moveEntry, showCategory } from './rules';

const blogType = 'api::blog.blog';

/** Where the site shows an article; undefined for one that it does not show. */
async function publicPlace(strapi: Core.Strapi, documentId: string) {
  const rows: unknown = await strapi.db.query(blogType).findMany({
    select: ['documentId', 'slug', 'category'],
    where: { documentId, publishedAt: { $notNull: true } },
    limit: 1,
  });
  const [row] = objectsOf(rows);
  if (row === undefined) return undefined;
  const { slug, category } = row;
  return {
    path: articlePath({ documentId, slug: typeof slug === 'string' ? slug : null }),
    category: typeof category === 'string' ? category : '',
  };
}

const originOf = (action: string): RedirectOrigin => {
  if (action === 'delete') return 'trash';
  return action === 'unpublish' ? 'unpublish' : 'slug';
};

const idIn = (value: unknown): string | undefined => {
  const id = field(value, 'documentId');
  return typeof id === 'string' ? id : undefined;
};

/**
 * Leaves a redirect at every address that an article leaves, in the transaction of the change and whatever makes it: the
 * API, the panel, the content manager. An article that is taken from the site leaves "gone" (410), which `leaveAddress`
 * changes. An address that is a page again redirects no longer. A draft that was never public leaves nothing.
 */
export function followAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    if (call.uid !== blogType || !mayChangeSite(call)) return next();
    return inContentTransaction(strapi, async () => {
      const known = idIn(call.params);
      const before = known === undefined ? undefined : await publicPlace(strapi, known);
      const result = await next();
      const id = known ?? idIn(result);
      if (id === undefined) return result;
      const after = await publicPlace(strapi, id);
      const rows = redirectRows(strapi);
      if (before?.path !== after?.path) {
        await moveEntry(rows, id, {
          before: before?.path,
          after: after?.path,
          origin: originOf(call.action),
          actor: adminOfCall(strapi) ?? null,
        });
      }
      if (after !== undefined && after.category !== before?.category) {
        await showCategory(rows, categoryPath(after.category));
      }
      return result;
    });
  });
}
