import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer } from '../../../../../http/answer';
import { answerEntry, expectedVersion } from '../../../../../http/answer-entry';
import { addNote, changeLead, markSpam, type Work } from '../../../../../leads/inbox/change-lead';
import { readLead } from '../../../../../leads/inbox/lead';
import {
  leadChanges,
  noteBody,
  readBody,
  spamBody,
  type LeadForm,
  type WorkedLead,
} from '../../../api';
import { workOf } from './work';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Changes a lead, and answers with the changed lead. */
  const answerWorked = (ctx: Context, apply: (work: Work) => Promise<void>) =>
    answerEntry(
      ctx,
      200,
      async () => {
        const work = workOf(ctx);
        await apply(work);
        return readLead(strapi, work.form, work.id);
      },
      (lead) => lead satisfies WorkedLead<unknown>,
    );
  const answerNotSpam = (ctx: Context, form: LeadForm) =>
    answer(ctx, 200, async () => {
      const lead = workOf(ctx, form);
      await markSpam(strapi, lead, false);
      return { result: { _id: lead.id } };
    });
  return {
    /** GET leads/:form/:id: the lead with its timeline. */
    async read(ctx: Context) {
      await answerWorked(ctx, () => Promise.resolve());
    },

    /** PATCH leads/:form/:id: another state or owner. */
    async change(ctx: Context) {
      await answerWorked(ctx, (work) =>
        changeLead(strapi, work, readBody(leadChanges, ctx.request.body), expectedVersion(ctx)),
      );
    },

    /** POST leads/:form/:id/notes: adds a note. */
    async note(ctx: Context) {
      await answerWorked(ctx, (work) =>
        addNote(strapi, work, readBody(noteBody, ctx.request.body).text),
      );
    },

    /** POST leads/:form/:id/spam: marks it as spam, or as none. */
    async spam(ctx: Context) {
      await answerWorked(ctx, (work) =>
        markSpam(strapi, work, readBody(spamBody, ctx.request.body).spam),
      );
    },

    /** POST contacts/:id/notspam: puts a suspected message among the others. */
    contactNotSpam: (ctx: Context) => answerNotSpam(ctx, 'createcontactus'),

    /** POST demo-requests/:id/notspam: puts a suspected request among the others. */
    demoRequestNotSpam: (ctx: Context) => answerNotSpam(ctx, 'createrequestdemo'),
  };
};
