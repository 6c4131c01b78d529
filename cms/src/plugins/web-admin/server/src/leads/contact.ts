import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer, answerRefusals, pageQuery, queryValue } from '../../../../../http/answer';
import { exportLeads } from '../../../../../leads/export/export-leads';
import { actorOf } from '../../../../../leads/inbox/admins';
import { listLeads, readSuspected } from '../../../../../leads/list-leads';
import {
  field,
  leadSorts,
  readExportFormat,
  readSearch,
  readSort,
  type Contact,
  type ContactList,
  type EntryList,
  type ListedLead,
} from '../../../api';

const form = 'createcontactus';

const filterOf = (ctx: Context) => ({
  search: readSearch(queryValue(ctx, 'search')),
  suspected: readSuspected(queryValue(ctx, 'suspected')),
});

const sortOf = (ctx: Context) =>
  readSort(queryValue(ctx, 'sort'), leadSorts(form), 'createdAt:desc');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET contactus/getcontactus: one page of the contact messages, newest first if no sort is named. */
  async listAll(ctx: Context) {
    await answer(ctx, 200, async () => {
      const search = readSearch(queryValue(ctx, 'search'));
      const query = { ...pageQuery(ctx), sort: sortOf(ctx), search, suspected: false };
      return (await listLeads(strapi, form, query)) satisfies ContactList;
    });
  },

  /** The same for the panel, or those that may be spam. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = { ...pageQuery(ctx), sort: sortOf(ctx), ...filterOf(ctx) };
      return (await listLeads(strapi, form, query)) satisfies EntryList<ListedLead<Contact>>;
    });
  },

  /** The contact messages that a search finds, all of them, as a file. */
  async download(ctx: Context) {
    await answerRefusals(ctx, async () => {
      const filter = filterOf(ctx);
      const format = readExportFormat(queryValue(ctx, 'format'));
      const by = actorOf(field(ctx.state, 'user'));
      await exportLeads(strapi, ctx, form, { ...filter, format, by });
    });
  },
});
