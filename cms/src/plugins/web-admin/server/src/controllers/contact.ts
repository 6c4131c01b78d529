import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listContacts, readContacts } from '../../../../../api/contact/list-contacts';
import { answerCsv } from '../../../../../csv/answer-csv';
import { answer, answerRefusals, pageQuery, queryValue } from '../../../../../http/answer';
import { contactSorts, readSearch, readSort, type Contact, type ContactList } from '../../../api';

const newestFirst = 'createdAt:desc';

const searchOf = (ctx: Context) => readSearch(queryValue(ctx, 'search'));

// The headings of Contact Details, Spec §2, and the message that View shows.
const columns: readonly { key: keyof Contact; header: string }[] = [
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email ID' },
  { key: 'phone', header: 'Phone Number' },
  { key: 'subject', header: 'Subject' },
  { key: 'message', header: 'Message' },
  { key: 'createdAt', header: 'Date & Time' },
];

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One page of the contact messages, newest first if no sort is named. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const sort = readSort(queryValue(ctx, 'sort'), contactSorts, newestFirst);
      const query = { ...pageQuery(ctx), sort, search: searchOf(ctx) };
      return (await listContacts(strapi, query)) satisfies ContactList;
    });
  },

  /** The contact messages that a search finds, all of them, as a CSV file. */
  async download(ctx: Context) {
    await answerRefusals(ctx, async () => {
      const batches = readContacts(strapi, { search: searchOf(ctx) });
      await answerCsv(ctx, { name: 'contacts', columns, batches });
    });
  },
});
