import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listContacts, type ContactSort } from '../../../../../api/contact/list-contacts';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import { Refusal, type ContactList } from '../../../api';

const sorts: readonly ContactSort[] = [
  'createdAt:desc',
  'createdAt:asc',
  'name:asc',
  'name:desc',
  'email:asc',
  'email:desc',
  'subject:asc',
  'subject:desc',
];

function sortQuery(ctx: Context): ContactSort {
  const raw = queryValue(ctx, 'sort') ?? 'createdAt:desc';
  const sort = sorts.find((known) => known === raw);
  if (sort === undefined) {
    throw new Refusal('invalid_query', `sort must be one of: ${sorts.join(', ')}.`);
  }
  return sort;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET /web-admin/contacts: one page of the contact messages, newest first if no sort is named. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const search = queryValue(ctx, 'search') ?? '';
      const query = { ...pageQuery(ctx), sort: sortQuery(ctx), search };
      return (await listContacts(strapi, query)) satisfies ContactList;
    });
  },
});
