import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isShownType, type ShownType } from '../shown-types';
import { field } from '../../contract/json';
import { isByContentApi, isByContentManager } from '../../strapi/caller';
import { atPlace, type EntryPlace } from '../edits/entry-place';
import { trashEntry } from './trash';

const reads: readonly string[] = ['findMany', 'findFirst', 'findOne', 'count'];

async function isAt(
  strapi: Core.Strapi,
  uid: ShownType,
  params: unknown,
  place: EntryPlace,
): Promise<boolean> {
  const where = { documentId: field(params, 'documentId'), ...atPlace(place) };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

/** Whether a call publishes an entry that exists. */
function publishes(action: string, params: unknown): boolean {
  return action === 'publish' || (action === 'update' && field(params, 'status') === 'published');
}

/**
 * Makes Delete in the content manager put entries into the trash, too. Register it before the middlewares that follow changes of
 * entries: they must see what it does instead.
 */
export function trashInsteadOfDelete(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'delete' || !isShownType(uid) || !isByContentManager(strapi)) return next();
    const documentId = String(field(params, 'documentId'));
    // On another screen it may be in the trash already.
    if (await isAt(strapi, uid, params, 'listed')) {
      await trashEntry(strapi, uid, { id: documentId, version: undefined });
    }
    return { documentId, entries: [] };
  });
}

/**
 * Keeps entries in the trash apart: the content API and the content manager do not find them, and one that is published all the
 * same leaves the trash.
 */
export function guardTrash(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    if (!isShownType(uid)) return next();
    const params: object = call.params;
    // The content manager takes an entry that it does not find for one without this translation, which it then creates.
    if (action === 'findOne' && isByContentManager(strapi)) {
      if (await isAt(strapi, uid, params, 'trashed')) {
        throw new errors.NotFoundError('It is in the trash: restore it in Web Admin.');
      }
    }
    if (reads.includes(action) && (isByContentApi(strapi) || isByContentManager(strapi))) {
      const filters = { $and: [field(params, 'filters') ?? {}, atPlace('listed')] };
      Object.assign(params, { filters });
    }
    if (!publishes(action, params)) return next();
    return strapi.db.transaction(async () => {
      const where = { documentId: field(params, 'documentId'), ...atPlace('trashed') };
      await strapi.db.query(uid).updateMany({ where, data: { trashedAt: null } });
      return next();
    });
  });
}
