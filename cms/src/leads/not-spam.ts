import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { LeadForm } from '../contract/leads/lead-forms';
import { Refusal } from '../contract/errors';
import { answer } from '../http/answer';
import { pathId } from '../http/answer-entry';
import { firstMailAt } from './mail/settings';
import { leadKinds } from './kinds';

/**
 * Moves a suspected lead to the others and has its mail sent. A lead that is already there stays as it is.
 * @throws Refusal when there is no such lead
 */
async function clearSuspicion(strapi: Core.Strapi, form: LeadForm, id: string): Promise<void> {
  const leads = strapi.db.query(leadKinds[form].uid);
  const { count } = await leads.updateMany({
    where: { documentId: id, suspicion: { $notNull: true } },
    data: { suspicion: null, notifyAfter: firstMailAt(), updatedAt: new Date() },
  });
  if (count > 0 || (await leads.count({ where: { documentId: id } })) > 0) return;
  throw new Refusal('not_found', 'There is no such lead: it may have been deleted meanwhile.');
}

/** Moves the suspected lead in the path to the others, and answers with its id. */
export async function answerNotSpam(
  strapi: Core.Strapi,
  ctx: Context,
  form: LeadForm,
): Promise<void> {
  await answer(ctx, 200, async () => {
    const id = pathId(ctx);
    await clearSuspicion(strapi, form, id);
    return { result: { _id: id } };
  });
}
