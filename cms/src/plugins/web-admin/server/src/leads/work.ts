import type { Context } from 'koa';
import { pathId } from '../../../../../http/answer-entry';
import type { Work } from '../../../../../leads/inbox/change-lead';
import { actorOf } from '../../../../../leads/inbox/admins';
import { field, formNamed, Refusal, type LeadForm } from '../../../api';

/** The form that a path names. @throws Refusal 404 when it names none */
export function formOf(ctx: Context): LeadForm {
  const form = formNamed(field(ctx.params, 'form'));
  if (form === undefined) throw new Refusal('not_found', 'There is no such form.');
  return form;
}

/**
 * The lead that a call works on, and who works.
 * @param form absent if the path names it
 * @throws Refusal 404 when the path names no form
 */
export const workOf = (ctx: Context, form?: LeadForm): Work => ({
  form: form ?? formOf(ctx),
  id: pathId(ctx),
  actor: actorOf(field(ctx.state, 'user')),
});
