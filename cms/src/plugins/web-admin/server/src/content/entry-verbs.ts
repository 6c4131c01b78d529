import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { EntryPlace, SeenEntry } from '../../../../../content/edits/entry-place';
import { discardDraft, unpublish } from '../../../../../content/edits/unpublish';
import { deleteForEver, restoreEntry, trashEntry } from '../../../../../content/trash/trash';
import { answerDeleted, answerEntry, seenEntry } from '../../../../../http/answer-entry';
import type { ShownType } from '../../../../../publishing/note-changes';

type Verb = (strapi: Core.Strapi, uid: ShownType, seen: SeenEntry) => Promise<unknown>;

/**
 * The handlers that blogs and FAQs share. They answer with the entry as it is afterwards.
 * @param read reads an entry at a place
 */
export function entryVerbs<Entry extends { version: string }>(
  strapi: Core.Strapi,
  uid: ShownType,
  read: (strapi: Core.Strapi, id: string, place: EntryPlace) => Promise<Entry>,
) {
  const verb = (work: Verb, place: EntryPlace) => (ctx: Context) =>
    answerEntry(
      ctx,
      200,
      async () => {
        const seen = seenEntry(ctx);
        await work(strapi, uid, seen);
        return read(strapi, seen.id, place);
      },
      (entry) => entry,
    );
  return {
    discardDraft: verb(discardDraft, 'listed'),
    unpublish: verb(unpublish, 'listed'),
    trash: verb(trashEntry, 'trashed'),
    restore: verb(restoreEntry, 'listed'),
    deleteForEver: (ctx: Context) =>
      answerDeleted(ctx, (id, version) => deleteForEver(strapi, uid, { id, version })),
  };
}
