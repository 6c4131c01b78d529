import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createOnce } from '../../../../../content/edits/create-once';
import { answer } from '../../../../../http/answer';
import { answerEntry, expectedVersion } from '../../../../../http/answer-entry';
import { readLead } from '../../../../../leads/inbox/lead';
import { sendAgain, sendReply, startReply } from '../../../../../leads/replies/send-reply';
import {
  field,
  readBody,
  repliesPath,
  replyBody,
  type ReplyStart,
  type WorkedLead,
} from '../../../api';
import { workOf } from './work';

const shown = (lead: WorkedLead<unknown>) => lead;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET leads/:form/:id/replies: what a reply starts from. */
  async start(ctx: Context) {
    await answer(ctx, 200, async () => ({
      result: (await startReply(strapi, workOf(ctx))) satisfies ReplyStart,
    }));
  },

  /** POST leads/:form/:id/replies: sends a reply to the visitor. */
  async send(ctx: Context) {
    await answerEntry(
      ctx,
      201,
      () => {
        const work = workOf(ctx);
        const fields = readBody(replyBody, ctx.request.body);
        const version = expectedVersion(ctx);
        const read = () => readLead(strapi, work.form, work.id);
        return createOnce(strapi, ctx, {
          row: repliesPath(work.form, work.id),
          create: async (note) => {
            await sendReply(strapi, work, { fields, version }, note);
            return read();
          },
          read,
        });
      },
      shown,
    );
  },

  /** POST leads/:form/:id/replies/:reply/again: sends one again that has failed. */
  async again(ctx: Context) {
    await answerEntry(
      ctx,
      200,
      async () => {
        const work = workOf(ctx);
        await sendAgain(strapi, work, String(field(ctx.params, 'reply')));
        return readLead(strapi, work.form, work.id);
      },
      shown,
    );
  },
});
