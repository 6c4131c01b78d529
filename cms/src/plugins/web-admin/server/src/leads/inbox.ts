import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer, queryValue } from '../../../../../http/answer';
import { actorOf, adminsWho } from '../../../../../leads/inbox/admins';
import { changeLeads, deleteLeads } from '../../../../../leads/inbox/change-leads';
import { listInbox } from '../../../../../leads/inbox/list/list-inbox';
import { readInboxQuery } from '../../../../../leads/inbox/list/read-inbox-query';
import { readSummary } from '../../../../../leads/inbox/list/summary';
import {
  changeLeadsBody,
  deleteLeadsBody,
  field,
  formNamed,
  readBody,
  Refusal,
  type InboxList,
  type InboxSummary,
  type LeadForm,
  type LeadOwners,
  type ManyChanged,
  type ManyDeleted,
} from '../../../api';
import { permissionAction } from '../permissions';

const actorIn = (ctx: Context) => actorOf(field(ctx.state, 'user'));

/** A lead of a body with the form that its name stands for. The schema has checked the name. */
function withForm<Named extends { form: string }>(lead: Named): Named & { form: LeadForm } {
  const form = formNamed(lead.form);
  if (form === undefined) throw new Refusal('invalid_body', 'There is no such form.');
  return { ...lead, form };
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET leads: a page of the leads of both forms. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = readInboxQuery((name) => queryValue(ctx, name));
      return (await listInbox(strapi, query, actorIn(ctx).id)) satisfies InboxList;
    });
  },

  /** GET leads/summary: how many leads each view holds, and how the promise was kept. */
  async summary(ctx: Context) {
    await answer(ctx, 200, async () => {
      return (await readSummary(strapi, actorIn(ctx).id)) satisfies InboxSummary;
    });
  },

  /** GET leads/owners: the admins who can own a lead. */
  async owners(ctx: Context) {
    await answer(ctx, 200, async () => {
      const result = await adminsWho(strapi, permissionAction('leads.work'));
      return { result } satisfies LeadOwners;
    });
  },

  /** POST leads/changes: changes several leads. */
  async change(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { changes } = readBody(changeLeadsBody, ctx.request.body);
      const changed = await changeLeads(strapi, actorIn(ctx), changes.map(withForm));
      return changed satisfies ManyChanged;
    });
  },

  /** POST leads/deletions: deletes several leads. One that is gone already counts as deleted. */
  async remove(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { leads } = readBody(deleteLeadsBody, ctx.request.body);
      await deleteLeads(strapi, leads.map(withForm));
      return { done: leads.map(({ id }) => id), failed: [] } satisfies ManyDeleted;
    });
  },
});
