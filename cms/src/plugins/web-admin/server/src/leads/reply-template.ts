import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createOnce } from '../../../../../content/edits/create-once';
import { answer } from '../../../../../http/answer';
import {
  answerDeleted,
  answerEntry,
  expectedVersion,
  pathId,
} from '../../../../../http/answer-entry';
import {
  createTemplate,
  deleteTemplate,
  editTemplate,
  listTemplates,
  readTemplate,
} from '../../../../../leads/replies/templates';
import {
  readBody,
  replyTemplateBody,
  replyTemplatesPath,
  type EntryList,
  type ReplyTemplate,
} from '../../../api';

const shown = (template: ReplyTemplate) => template;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET reply-templates: all of them, by name. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const result = await listTemplates(strapi);
      const pagination = { page: 1, pageSize: result.length, total: result.length };
      return { result, pagination } satisfies EntryList<ReplyTemplate>;
    });
  },

  /** GET reply-templates/:id */
  async read(ctx: Context) {
    await answerEntry(ctx, 200, () => readTemplate(strapi, pathId(ctx)), shown);
  },

  /** POST reply-templates: creates one. */
  async create(ctx: Context) {
    await answerEntry(
      ctx,
      201,
      () => {
        const body = readBody(replyTemplateBody, ctx.request.body);
        return createOnce(strapi, ctx, {
          row: replyTemplatesPath,
          create: (note) => createTemplate(strapi, body, note),
          read: (id) => readTemplate(strapi, id),
        });
      },
      shown,
    );
  },

  /** PUT reply-templates/:id: changes one. */
  async edit(ctx: Context) {
    await answerEntry(
      ctx,
      200,
      () => {
        const body = readBody(replyTemplateBody, ctx.request.body);
        return editTemplate(strapi, pathId(ctx), expectedVersion(ctx), body);
      },
      shown,
    );
  },

  /** DELETE reply-templates/:id */
  async remove(ctx: Context) {
    await answerDeleted(ctx, (id, version) => deleteTemplate(strapi, id, version));
  },
});
