import type { Core } from '@strapi/strapi';
import type { Contact, ContactList } from '../../contract/contact';
import type { PageQuery } from '../../contract/pagination';

export type ContactSort = `${'createdAt' | 'name' | 'email' | 'subject'}:${'asc' | 'desc'}`;

export interface ContactQuery extends PageQuery {
  /** Newest first when absent. */
  sort?: ContactSort;
  /** Part of any text field, in any case. */
  search?: string;
}

const searched = ['name', 'email', 'phone', 'subject', 'message'] as const;

const filtersFor = (search: string | undefined) =>
  search === undefined || search === ''
    ? {}
    : { $or: searched.map((field) => ({ [field]: { $containsi: search } })) };

/** One page of the contact messages. */
export async function listContacts(strapi: Core.Strapi, query: ContactQuery): Promise<ContactList> {
  const { page, pageSize, sort = 'createdAt:desc', search } = query;
  const contacts = strapi.documents('api::contact.contact');
  const filters = filtersFor(search);
  const [rows, total] = await Promise.all([
    contacts.findMany({
      filters,
      sort: [sort, 'id:desc'],
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    contacts.count({ filters }),
  ]);
  const result = rows.map((row): Contact => ({
    _id: row.documentId,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    subject: row.subject ?? '',
    message: row.message ?? '',
    createdAt: new Date(row.createdAt ?? 0).toISOString(),
  }));
  return { result, pagination: { page, pageSize, total } };
}
