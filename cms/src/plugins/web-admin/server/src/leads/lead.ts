import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer } from '../../../../../http/answer';
import {
  answerDeleted,
  answerEntry,
  expectedVersion,
  pathId,
} from '../../../../../http/answer-entry';
import { deleteLeads } from '../../../../../leads/inbox/change-leads';
import { addNote, changeLead, markSpam, type Work } from '../../../../../leads/inbox/change-lead';
import { noSuchLead, readLead } from '../../../../../leads/inbox/lead';
import { otherLeads } from '../../../../../leads/inbox/others';
import {
  leadChanges,
  noteBody,
  type OtherLead,
  readBody,
  spamBody,
  type LeadForm,
  type WorkedLead,
} from '../../../api';
import { formOf, workOf } from './work';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Changes a lead, and answers with the changed lead. */
  const answerWorked = (ctx: Context, apply: (work: Work) => Promise<unknown>) =>
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

    /** GET leads/:form/:id/others: the other leads of the same person. */
    async others(ctx: Context) {
      await answer(ctx, 200, async () => ({
        result: (await otherLeads(strapi, formOf(ctx), pathId(ctx))) satisfies OtherLead[],
      }));
    },

    /** PATCH leads/:form/:id: another state or owner. */
    async change(ctx: Context) {
      await answerWorked(ctx, (work) =>
        changeLead(strapi, work, readBody(leadChanges, ctx.request.body), expectedVersion(ctx)),
      );
    },

    /** DELETE leads/:form/:id */
    async remove(ctx: Context) {
      await answerDeleted(ctx, async (id) => {
        const deleted = await deleteLeads(strapi, [{ form: formOf(ctx), id }]);
        if (deleted === 0) throw noSuchLead();
      });
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
        markSpam(strapi, work, readBody(spamBody, ctx.request.body).spam, expectedVersion(ctx)),
      );
    },

    /** POST contacts/:id/notspam: puts a suspected message among the others. */
    contactNotSpam: (ctx: Context) => answerNotSpam(ctx, 'createcontactus'),

    /** POST demo-requests/:id/notspam: puts a suspected request among the others. */
    demoRequestNotSpam: (ctx: Context) => answerNotSpam(ctx, 'createrequestdemo'),
  };
};
