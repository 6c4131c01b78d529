import type { Core } from '@strapi/strapi';
import { isShownType } from '../shown-types';
import { field, isObject } from '../../contract/json';
import { isByContentApi, isByContentManager } from '../../strapi/caller';
import { atPlace } from '../edits/entry-place';
import { trashEntry } from './trash';

const reads: readonly string[] = ['findMany', 'findFirst', 'findOne', 'count'];

/** Whether a call publishes an entry that exists. */
function publishes(action: string, params: unknown): boolean {
  return action === 'publish' || (action === 'update' && field(params, 'status') === 'published');
}

/**
 * Makes Delete in the content manager put entries into the trash, too. Register it before what follows the changes of entries: to
 * them it is no delete.
 */
export function trashInsteadOfDelete(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'delete' || !isShownType(uid) || !isByContentManager(strapi)) return next();
    const documentId = String(field(params, 'documentId'));
    await trashEntry(strapi, uid, { id: documentId, version: undefined });
    return { documentId, entries: [] };
  });
}

/**
 * Keeps entries in the trash apart: the content API and the content manager do not find them, one that is published leaves the
 * trash, and a copy of one is not in it.
 */
export function guardTrash(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    if (!isShownType(uid)) return next();
    const params: object = call.params;
    if (reads.includes(action) && (isByContentApi(strapi) || isByContentManager(strapi))) {
      const filters = { $and: [field(params, 'filters') ?? {}, atPlace('listed')] };
      Object.assign(params, { filters });
    }
    if (action === 'clone') {
      const data = field(params, 'data');
      Object.assign(params, { data: { ...(isObject(data) ? data : {}), trashedAt: null } });
    }
    if (!publishes(action, params)) return next();
    return strapi.db.transaction(async () => {
      const where = { documentId: field(params, 'documentId'), ...atPlace('trashed') };
      await strapi.db.query(uid).updateMany({ where, data: { trashedAt: null } });
      return next();
    });
  });
}
