import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listContacts, readContacts } from '../../../../../api/contact/list-contacts';
import { answerExport } from '../../../../../exports/answer-export';
import type { Column } from '../../../../../exports/table';
import { answer, answerRefusals, pageQuery, queryValue } from '../../../../../http/answer';
import { readSuspected } from '../../../../../leads/lead-list';
import { answerNotSpam } from '../../../../../leads/not-spam';
import {
  contactSorts,
  readExportFormat,
  readSearch,
  readSort,
  type Contact,
  type ContactList,
  type EntryList,
  type ListedLead,
} from '../../../api';

const newestFirst = 'createdAt:desc';

const searchOf = (ctx: Context) => readSearch(queryValue(ctx, 'search'));

const suspectedOf = (ctx: Context) => readSuspected(queryValue(ctx, 'suspected'));

const queryOf = (ctx: Context) => ({
  ...pageQuery(ctx),
  sort: readSort(queryValue(ctx, 'sort'), contactSorts, newestFirst),
  search: searchOf(ctx),
});

// The columns of Contact Details, Spec §2, and the message.
const columns: readonly Column<ListedLead<Contact>>[] = [
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email ID' },
  { key: 'phone', header: 'Phone Number' },
  { key: 'subject', header: 'Subject' },
  { key: 'message', header: 'Message' },
  { key: 'createdAt', header: 'Date & Time', kind: 'moment' },
];

/** A file of suspected leads also says why. */
const columnsOf = (suspected: boolean): readonly Column<ListedLead<Contact>>[] =>
  suspected ? [...columns, { key: 'suspicion', header: 'Suspicion' }] : columns;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET contactus/getcontactus: a page of the contact messages, by default the newest first. */
  async listAll(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = { ...queryOf(ctx), suspected: false };
      return (await listContacts(strapi, query)) satisfies ContactList;
    });
  },

  /** GET contacts: the same for the panel, or those that may be spam. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = { ...queryOf(ctx), suspected: suspectedOf(ctx) };
      return (await listContacts(strapi, query)) satisfies EntryList<ListedLead<Contact>>;
    });
  },

  /** GET contacts/export: all contact messages of a search, as a file. */
  async download(ctx: Context) {
    await answerRefusals(ctx, async () => {
      const suspected = suspectedOf(ctx);
      const format = readExportFormat(queryValue(ctx, 'format'));
      const batches = readContacts(strapi, { search: searchOf(ctx), suspected });
      const nameParts = [...(suspected ? ['suspected'] : []), 'contacts'];
      await answerExport(ctx, format, { what: nameParts, columns: columnsOf(suspected), batches });
    });
  },

  /** POST contacts/:id/notspam: moves a suspected message to the others. */
  async notSpam(ctx: Context) {
    await answerNotSpam(strapi, ctx, 'createcontactus');
  },
});
