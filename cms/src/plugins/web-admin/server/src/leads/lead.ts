import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer } from '../../../../../http/answer';
import { answerEntry, expectedVersion, pathId } from '../../../../../http/answer-entry';
import { addNote, changeLead, markSpam, type Work } from '../../../../../leads/work/change-lead';
import { actorOf, readLead } from '../../../../../leads/work/lead';
import {
  field,
  formNamed,
  leadChanges,
  noteBody,
  readBody,
  Refusal,
  spamBody,
  type LeadForm,
  type WorkedLead,
} from '../../../api';

/** @throws Refusal 404 when the path names no form */
function formOf(ctx: Context): LeadForm {
  const form = formNamed(field(ctx.params, 'form'));
  if (form === undefined) throw new Refusal('not_found', 'There is no such form.');
  return form;
}

/** @param form absent where the path names it */
const workOf = (ctx: Context, form?: LeadForm): Work => ({
  form: form ?? formOf(ctx),
  id: pathId(ctx),
  actor: actorOf(field(ctx.state, 'user')),
});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Does some work, and answers with the lead as it is then. */
  const answerWorked = (ctx: Context, work: (on: Work) => Promise<void>) =>
    answerEntry(
      ctx,
      200,
      async () => {
        const on = workOf(ctx);
        await work(on);
        return readLead(strapi, on.form, on.id);
      },
      (lead) => lead satisfies WorkedLead<unknown>,
    );
  return {
    /** GET leads/:form/:id: the lead with its timeline. */
    async read(ctx: Context) {
      await answerWorked(ctx, () => Promise.resolve());
    },

    /** PATCH leads/:form/:id: another state or owner. */
    async change(ctx: Context) {
      await answerWorked(ctx, (on) =>
        changeLead(strapi, on, readBody(leadChanges, ctx.request.body), expectedVersion(ctx)),
      );
    },

    /** POST leads/:form/:id/notes: adds a note. */
    async note(ctx: Context) {
      await answerWorked(ctx, (on) =>
        addNote(strapi, on, readBody(noteBody, ctx.request.body).text),
      );
    },

    /** POST leads/:form/:id/spam: marks it as spam, or as none. */
    async spam(ctx: Context) {
      await answerWorked(ctx, (on) =>
        markSpam(strapi, on, readBody(spamBody, ctx.request.body).spam),
      );
    },

    /** POST contacts/:id/notspam: puts a suspected message among the others. */
    async contactNotSpam(ctx: Context) {
      await answer(ctx, 200, async () => {
        const on = workOf(ctx, 'createcontactus');
        await markSpam(strapi, on, false);
        return { result: { _id: on.id } };
      });
    },

    /** POST demo-requests/:id/notspam: puts a suspected request among the others. */
    async demoRequestNotSpam(ctx: Context) {
      await answer(ctx, 200, async () => {
        const on = workOf(ctx, 'createrequestdemo');
        await markSpam(strapi, on, false);
        return { result: { _id: on.id } };
      });
    },
  };
};
