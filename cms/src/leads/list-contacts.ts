import type { Core } from '@strapi/strapi';
import type { Contact, ContactFields, contactSorts } from '../contract/contact';
import type { ListQuery } from '../contract/list-query';
import type { EntryList, ListedLead } from '../contract/panel';
import { leadOrder, suspicionFilter, suspicionOfRow, type Suspected } from './lead-list';
import { leadSortColumns, searchedFields } from './searched';
import { countRows } from './count-rows';
import { readBatches, type LeadTable } from './read-batches';
import { searchFilter } from '../search/search-filter';

export type ContactQuery = ListQuery<(typeof contactSorts)[number]> & Suspected;

const contacts = (strapi: Core.Strapi) => strapi.documents('api::contact.contact');

type Fields = { [Name in keyof ContactFields | 'suspicion']?: string | null };

const toContact = (
  row: Fields & { documentId: string; createdAt?: string | number | Date | null },
): ListedLead<Contact> => ({
  _id: row.documentId,
  name: row.name ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  subject: row.subject ?? '',
  message: row.message ?? '',
  createdAt: new Date(row.createdAt ?? 0).toISOString(),
  ...suspicionOfRow(row),
});

/** One page of the contact messages. */
export async function listContacts(
  strapi: Core.Strapi,
  query: ContactQuery,
): Promise<EntryList<ListedLead<Contact>>> {
  const { page, pageSize, search } = query;
  const filters = { ...suspicionFilter(query), ...searchFilter(search) };
  const [rows, total] = await Promise.all([
    contacts(strapi).findMany({
      filters,
      sort: leadOrder(query, leadSortColumns.createcontactus),
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    search === '' ? countRows(strapi, 'contacts', query) : contacts(strapi).count({ filters }),
  ]);
  return { result: rows.map(toContact), pagination: { page, pageSize, total } };
}

interface StoredContact extends Fields {
  document_id: string;
  created_at: string | number | Date;
}

const table: LeadTable<StoredContact> = {
  uid: 'api::contact.contact',
  name: 'contacts',
  columns: ['document_id', ...searchedFields.createcontactus, 'created_at', 'suspicion'],
};

/** All contact messages that a search finds, the last stored first, some at a time. */
export function readContacts(
  strapi: Core.Strapi,
  { search, suspected }: Pick<ContactQuery, 'search' | 'suspected'>,
): AsyncGenerator<ListedLead<Contact>[]> {
  const filter = searchFilter(search);
  return readBatches(strapi, table, { filter, suspected }, (row) =>
    toContact({ ...row, documentId: row.document_id, createdAt: row.created_at }),
  );
}
