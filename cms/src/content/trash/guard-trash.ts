import type { Core } from '@strapi/strapi';
import { isShownType } from '../shown-types';
import { field, isObject } from '../../contract/json';
import { atPlace } from '../edits/entry-place';

const reads: readonly string[] = ['findMany', 'findFirst', 'findOne', 'count'];

/** Whether the current call came by Strapi's content API, whose callers may ask for drafts (`?status=draft`). */
function isByContentApi(strapi: Core.Strapi): boolean {
  const route = field(field(strapi.requestContext.get(), 'state'), 'route');
  return field(field(route, 'info'), 'type') === 'content-api';
}

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
