import type { Core } from '@strapi/strapi';
import type { Contact, ContactList, contactSorts } from '../../contract/contact';
import type { ListQuery } from '../../contract/list-query';
import { countRows } from '../../lists/count-rows';
import { idRanges } from '../../lists/id-ranges';
import { listOrder } from '../../lists/list-order';
import { searchFilter } from '../../lists/search-filter';

export type ContactQuery = ListQuery<(typeof contactSorts)[number]>;

const contacts = (strapi: Core.Strapi) => strapi.documents('api::contact.contact');

type Row = Awaited<ReturnType<ReturnType<typeof contacts>['findMany']>>[number];

const searched = ['name', 'email', 'phone', 'subject', 'message'] as const;

const toContact = (row: Row): Contact => ({
  _id: row.documentId,
  name: row.name ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  subject: row.subject ?? '',
  message: row.message ?? '',
  createdAt: new Date(row.createdAt ?? 0).toISOString(),
});

/** One page of the contact messages. */
export async function listContacts(strapi: Core.Strapi, query: ContactQuery): Promise<ContactList> {
  const { page, pageSize, sort, search } = query;
  const filters = searchFilter(search, searched);
  const [rows, total] = await Promise.all([
    contacts(strapi).findMany({
      filters,
      sort: listOrder(sort),
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    search === '' ? countRows(strapi, 'contacts') : contacts(strapi).count({ filters }),
  ]);
  return { result: rows.map(toContact), pagination: { page, pageSize, total } };
}

/** All contact messages that a search finds, the last stored first, some at a time. */
export async function* readContacts(
  strapi: Core.Strapi,
  { search }: Pick<ContactQuery, 'search'>,
): AsyncGenerator<Contact[]> {
  const found = searchFilter(search, searched);
  for await (const id of idRanges(strapi, 'contacts')) {
    const filters = { $and: [{ id }, found] };
    const rows = await contacts(strapi).findMany({ filters, sort: 'id:desc' });
    yield rows.map(toContact);
  }
}
