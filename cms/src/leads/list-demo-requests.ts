import type { Core } from '@strapi/strapi';
import type { DemoRequest, demoRequestSorts } from '../contract/demo-request';
import type { ListQuery } from '../contract/list-query';
import type { EntryList, ListedLead } from '../contract/panel';
import type { Product } from '../contract/product';
import { leadOrder, suspicionFilter, suspicionOfRow, type Suspected } from './lead-list';
import { leadSortColumns, searchedFields } from './searched';
import { readBatches, type LeadTable } from './read-batches';
import { searchFilter } from '../search/search-filter';

export interface DemoRequestQuery extends ListQuery<(typeof demoRequestSorts)[number]>, Suspected {
  product: Product;
}

type Wanted = Pick<DemoRequestQuery, 'product' | 'search' | 'suspected'>;

const demoRequests = (strapi: Core.Strapi) => strapi.documents('api::demo-request.demo-request');

const filtersOf = ({ product, search }: Pick<Wanted, 'product' | 'search'>) => ({
  product: { $eq: product },
  ...searchFilter(search),
});

type Fields = { [Name in 'name' | 'email' | 'mobile' | 'suspicion']?: string | null };

/** @param product the one that the row was found by */
const toDemoRequest = (
  row: Fields & { documentId: string; createdAt?: string | number | Date | null },
  product: Product,
): ListedLead<DemoRequest> => ({
  _id: row.documentId,
  name: row.name ?? '',
  email: row.email ?? '',
  mobile: row.mobile ?? '',
  product,
  createdAt: new Date(row.createdAt ?? 0).toISOString(),
  ...suspicionOfRow(row),
});

/** One page of the demo requests for a product. */
export async function listDemoRequests(
  strapi: Core.Strapi,
  query: DemoRequestQuery,
): Promise<EntryList<ListedLead<DemoRequest>>> {
  const { page, pageSize, product } = query;
  const filters = { ...suspicionFilter(query), ...filtersOf(query) };
  const [rows, total] = await Promise.all([
    demoRequests(strapi).findMany({
      filters,
      sort: leadOrder(query, leadSortColumns.createrequestdemo),
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    demoRequests(strapi).count({ filters }),
  ]);
  return {
    result: rows.map((row) => toDemoRequest(row, product)),
    pagination: { page, pageSize, total },
  };
}

interface StoredDemoRequest extends Fields {
  document_id: string;
  created_at: string | number | Date;
}

const table: LeadTable<StoredDemoRequest> = {
  uid: 'api::demo-request.demo-request',
  name: 'demo_requests',
  columns: ['document_id', ...searchedFields.createrequestdemo, 'created_at', 'suspicion'],
};

/** All demo requests for a product that a search finds, the last stored first, some at a time. */
export function readDemoRequests(
  strapi: Core.Strapi,
  { product, search, suspected }: Wanted,
): AsyncGenerator<ListedLead<DemoRequest>[]> {
  const filter = filtersOf({ product, search });
  return readBatches(strapi, table, { filter, suspected }, (row) =>
    toDemoRequest({ ...row, documentId: row.document_id, createdAt: row.created_at }, product),
  );
}
