import type { Core } from '@strapi/strapi';
import { field, isObject } from '../../contract/json';
import { momentIn } from '../../leads/kinds';
import { mayChangeSite } from '../../publishing/note-changes';
import { objectsOf } from '../../strapi/untyped-rows';
import { fieldsOf, hashOf, picturesOf, versionedFields } from '../versions/version-fields';
import { lastLiveHash, type Connection } from '../versions/version-rows';

const uid = 'api::blog.blog';

/**
 * Dates an article that was just published: with its first publication, and with the last one that changed something. Its
 * rows keep their versions.
 */
async function dateArticle(
  strapi: Core.Strapi,
  transaction: Connection,
  documentId: string,
): Promise<void> {
  const fields = versionedFields(strapi, uid);
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where, populate: picturesOf(fields) });
  const [live] = objectsOf(rows);
  if (live === undefined) return;
  const now = new Date(Date.now());
  const shownBefore = await lastLiveHash(transaction, documentId);
  const isChanged = shownBefore !== hashOf(fieldsOf(fields, live));
  const dates = {
    date_published: momentIn(live, 'datePublished') ?? now,
    date_modified: (isChanged ? undefined : momentIn(live, 'dateModified')) ?? now,
  };
  await transaction('blogs').where({ document_id: documentId }).update(dates);
}

/**
 * Keeps the dates that readers and search engines see: `datePublished`, of the first publication, and `dateModified`, of the last
 * one that changed what the site shows. They are on the draft too, so that they outlive Unpublish and the trash. A copy has none.
 */
export function dateArticles(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    if (call.uid !== uid) return next();
    const params: object = call.params;
    const data = field(params, 'data');
    if (call.action === 'clone') {
      const dates = { datePublished: null, dateModified: null };
      Object.assign(params, { data: { ...(isObject(data) ? data : {}), ...dates } });
    }
    // The sample content brings dates; callers of the API and the content manager cannot.
    const isDated = isObject(data) && data.datePublished !== undefined;
    if (!mayChangeSite(call) || call.action === 'delete' || isDated) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Connection }) => {
      const result = await next();
      const documentId = field(params, 'documentId') ?? field(result, 'documentId');
      if (typeof documentId === 'string') await dateArticle(strapi, trx, documentId);
      return result;
    });
  });
}
