import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ShownType } from '../../../../../content/shown-types';
import type { EntryPlace, SeenEntry } from '../../../../../content/edits/entry-place';
import { discardDraft, unpublish } from '../../../../../content/edits/unpublish';
import { deleteForEver, restoreEntry, trashEntry } from '../../../../../content/trash/trash';
import { answerDeleted, answerEntry, seenEntry } from '../../../../../http/answer-entry';
import type { LeftAddress } from '../../../../../content/redirects/manage-redirects';
import { isObject, leaveBody, readBody } from '../../../api';

/** What the addresses of an article answer that leaves the site. FAQs have none, and the body may be missing. */
const leftBy = (uid: ShownType, { request: { body } }: Context): LeftAddress =>
  uid === 'api::blog.blog' && isObject(body) ? readBody(leaveBody, body) : {};

/**
 * The handlers that blogs and FAQs share. They answer with the entry as it is afterwards.
 * @param read reads an entry at a place
 */
export function entryVerbs<Entry extends { version: string }>(
  strapi: Core.Strapi,
  uid: ShownType,
  read: (strapi: Core.Strapi, id: string, place: EntryPlace) => Promise<Entry>,
) {
  const verb =
    (place: EntryPlace, work: (seen: SeenEntry, ctx: Context) => Promise<unknown>) =>
    (ctx: Context) =>
      answerEntry(
        ctx,
        200,
        async () => {
          const seen = seenEntry(ctx);
          await work(seen, ctx);
          return read(strapi, seen.id, place);
        },
        (entry) => entry,
      );
  return {
    discardDraft: verb('listed', (seen) => discardDraft(strapi, uid, seen)),
    unpublish: verb('listed', (seen, ctx) => unpublish(strapi, uid, seen, leftBy(uid, ctx))),
    trash: verb('trashed', (seen, ctx) => trashEntry(strapi, uid, seen, leftBy(uid, ctx))),
    restore: verb('listed', (seen) => restoreEntry(strapi, uid, seen)),
    deleteForEver: (ctx: Context) =>
      answerDeleted(ctx, (id, version) => deleteForEver(strapi, uid, { id, version })),
  };
}
