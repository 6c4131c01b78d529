import type { Core } from '@strapi/strapi';
import type { Contact, ContactFields, ContactList, contactSorts } from '../../contract/contact';
import type { ListQuery } from '../../contract/list-query';
import { countRows } from '../../lists/count-rows';
import { listOrder } from '../../lists/list-order';
import { readBatches, type LeadTable } from '../../lists/read-batches';
import { searchFilter } from '../../lists/search-filter';

export type ContactQuery = ListQuery<(typeof contactSorts)[number]>;

const contacts = (strapi: Core.Strapi) => strapi.documents('api::contact.contact');

const searched = ['name', 'email', 'phone', 'subject', 'message'] as const;

type Fields = { [Name in keyof ContactFields]?: string | null };

const toContact = (
  row: Fields & { documentId: string; createdAt?: string | number | Date | null },
): Contact => ({
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

interface StoredContact extends Fields {
  document_id: string;
  created_at: string | number | Date;
}

const table: LeadTable<StoredContact> = {
  uid: 'api::contact.contact',
  name: 'contacts',
  columns: ['document_id', ...searched, 'created_at'],
};

/** All contact messages that a search finds, the last stored first, some at a time. */
export function readContacts(
  strapi: Core.Strapi,
  { search }: Pick<ContactQuery, 'search'>,
): AsyncGenerator<Contact[]> {
  return readBatches(strapi, table, searchFilter(search, searched), (row) =>
    toContact({ ...row, documentId: row.document_id, createdAt: row.created_at }),
  );
}
