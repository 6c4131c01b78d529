import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { InferType } from 'yup';
import { createOnce, type NoteCreated } from '../../../../../content/edits/create-once';
import type { ShownType } from '../../../../../content/shown-types';
import type { EntryPlace, SeenEntry } from '../../../../../content/edits/entry-place';
import { discardDraft, unpublish } from '../../../../../content/edits/unpublish';
import { deleteForEver, restoreEntry, trashEntry } from '../../../../../content/trash/trash';
import { answerDeleted, answerEntry, pathId, seenEntry } from '../../../../../http/answer-entry';
import type { LeftAddress } from '../../../../../content/redirects/manage-redirects';
import { isObject, leaveBody, readBody } from '../../../api';

/** What the addresses of an article answer that leaves the site. FAQs have none, and the body may be missing. */
const leftBy = (uid: ShownType, { request: { body } }: Context): LeftAddress =>
  uid === 'api::blog.blog' && isObject(body) ? readBody(leaveBody, body) : {};

/** Shows an entry with the fields that only the panel needs. */
export const whole = <Managed extends object>(entry: Managed): Managed => entry;

type AnyBody = Parameters<typeof readBody>[0];

interface Creation<Shape extends AnyBody, Managed> {
  /** Names the call, as `createOnce` takes it. */
  row: string;
  shape: Shape;
  create: (strapi: Core.Strapi, body: InferType<Shape>, note: NoteCreated) => Promise<Managed>;
  read: (strapi: Core.Strapi, id: string) => Promise<Managed>;
  /** What the answer shows of the entry. */
  shown: (entry: Managed) => object;
}

/** The handler that creates an entry, once for each Idempotency-Key. */
export const creates =
  <Shape extends AnyBody, Managed extends { version: string }>(
    strapi: Core.Strapi,
    { row, shape, create, read, shown }: Creation<Shape, Managed>,
  ) =>
  (ctx: Context) =>
    answerEntry(
      ctx,
      201,
      async () => {
        const body = readBody(shape, ctx.request.body);
        return createOnce(strapi, ctx, {
          row,
          create: (note) => create(strapi, body, note),
          read: (id) => read(strapi, id),
        });
      },
      shown,
    );

interface Edit<Shape extends AnyBody, Managed> {
  shape: Shape;
  edit: (strapi: Core.Strapi, seen: SeenEntry, body: InferType<Shape>) => Promise<Managed>;
  /** What the answer shows of the entry. */
  shown: (entry: Managed) => object;
}

/** The handler that changes the entry that the path names. */
export const edits =
  <Shape extends AnyBody, Managed extends { version: string }>(
    strapi: Core.Strapi,
    { shape, edit, shown }: Edit<Shape, Managed>,
  ) =>
  (ctx: Context) =>
    answerEntry(
      ctx,
      200,
      async () => {
        const body = readBody(shape, ctx.request.body);
        return edit(strapi, seenEntry(ctx), body);
      },
      shown,
    );

/**
 * The other handlers that blogs and FAQs share. Those that change an entry answer with it as it is afterwards.
 * @param read reads an entry at a place, by default outside the trash
 */
export function entryVerbs<Managed extends { version: string }>(
  strapi: Core.Strapi,
  uid: ShownType,
  read: (strapi: Core.Strapi, id: string, place?: EntryPlace) => Promise<Managed>,
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
        whole,
      );
  return {
    read: (ctx: Context) => answerEntry(ctx, 200, () => read(strapi, pathId(ctx)), whole),
    remove: (ctx: Context) =>
      answerDeleted(ctx, (id, version) => trashEntry(strapi, uid, { id, version })),
    discardDraft: verb('listed', (seen) => discardDraft(strapi, uid, seen)),
    unpublish: verb('listed', (seen, ctx) => unpublish(strapi, uid, seen, leftBy(uid, ctx))),
    trash: verb('trashed', (seen, ctx) => trashEntry(strapi, uid, seen, leftBy(uid, ctx))),
    restore: verb('listed', (seen) => restoreEntry(strapi, uid, seen)),
    deleteForEver: (ctx: Context) =>
      answerDeleted(ctx, (id, version) => deleteForEver(strapi, uid, { id, version })),
  };
}
