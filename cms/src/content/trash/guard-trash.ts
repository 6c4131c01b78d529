import type { Core } from '@strapi/strapi';
import { isShownType } from '../shown-types';
import { field, isObject } from '../../contract/json';
import { isByContentApi } from '../../strapi/caller';
import { atPlace } from '../edits/entry-place';

const reads: readonly string[] = ['findMany', 'findFirst', 'findOne', 'count'];

/** Whether a call publishes an entry that exists. */
function publishes(action: string, params: unknown): boolean {
  return action === 'publish' || (action === 'update' && field(params, 'status') === 'published');
}

/**
 * Keeps entries in the trash apart: the content API does not find them, one that is published in the content manager leaves the
 * trash, and a copy of one is not in it.
 */
export function guardTrash(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    if (!isShownType(uid)) return next();
    const params: object = call.params;
    if (reads.includes(action) && isByContentApi(strapi)) {
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
