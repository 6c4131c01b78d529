import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  endPreview,
  endPreviews,
  listPreviews,
  makePreview,
} from '../../../../../content/previews/preview-links';
import { answer, pageQuery } from '../../../../../http/answer';
import { answerDeleted, pathId } from '../../../../../http/answer-entry';
import {
  contentKinds,
  defaultPreviewDays,
  newPreviewBody,
  readBody,
  type EndedPreviews,
  type Entry,
  type EntryList,
  type MadePreview,
  type ContentKind,
  type PreviewLink,
} from '../../../api';
import { mayDo } from '../ability';
import { permissionAction } from '../permissions';

/** The kinds whose entries the caller may change. */
const kindsOf = (ctx: Context): ContentKind[] =>
  contentKinds.filter((kind) => mayDo(ctx, permissionAction(`${kind}.update`)));

const makeFor = (strapi: Core.Strapi, kind: ContentKind) => (ctx: Context) =>
  answer(ctx, 201, async () => {
    const { for: reader = 'others', days = defaultPreviewDays } = readBody(
      newPreviewBody,
      ctx.request.body,
    );
    const made = await makePreview(strapi, { kind, id: pathId(ctx) }, { for: reader, days });
    return { result: made } satisfies Entry<MadePreview>;
  });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST blogs/:id/previews, faqs/:id/previews: makes a link. */
  blogMake: makeFor(strapi, 'blog'),
  faqMake: makeFor(strapi, 'faq'),

  /** GET previews: a page of the open links. */
  async list(ctx: Context) {
    await answer(
      ctx,
      200,
      async () =>
        (await listPreviews(strapi, kindsOf(ctx), pageQuery(ctx))) satisfies EntryList<PreviewLink>,
    );
  },

  /** DELETE previews/:id: ends a link. */
  async end(ctx: Context) {
    await answerDeleted(ctx, (id) => endPreview(strapi, kindsOf(ctx), id));
  },

  /** DELETE previews: ends all of them. */
  async endAll(ctx: Context) {
    await answer(
      ctx,
      200,
      async () => (await endPreviews(strapi, kindsOf(ctx))) satisfies EndedPreviews,
    );
  },
});
