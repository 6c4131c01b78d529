import type { Core } from '@strapi/strapi';
import type { DemoRequest, DemoRequestList, demoRequestSorts } from '../../contract/demo-request';
import type { ListQuery } from '../../contract/list-query';
import type { Product } from '../../contract/product';
import { idRanges } from '../../lists/id-ranges';
import { listOrder } from '../../lists/list-order';
import { searchFilter } from '../../lists/search-filter';

export interface DemoRequestQuery extends ListQuery<(typeof demoRequestSorts)[number]> {
  product: Product;
}

const demoRequests = (strapi: Core.Strapi) => strapi.documents('api::demo-request.demo-request');

type Row = Awaited<ReturnType<ReturnType<typeof demoRequests>['findMany']>>[number];

const searched = ['name', 'email', 'mobile'] as const;

const filtersOf = ({ product, search }: Pick<DemoRequestQuery, 'product' | 'search'>) => ({
  product: { $eq: product },
  ...searchFilter(search, searched),
});

/** @param product the one that the row was found by */
const toDemoRequest = (row: Row, product: Product): DemoRequest => ({
  _id: row.documentId,
  name: row.name ?? '',
  email: row.email ?? '',
  mobile: row.mobile ?? '',
  product,
  createdAt: new Date(row.createdAt ?? 0).toISOString(),
});

/** One page of the demo requests for a product. */
export async function listDemoRequests(
  strapi: Core.Strapi,
  query: DemoRequestQuery,
): Promise<DemoRequestList> {
  const { page, pageSize, sort, product } = query;
  const filters = filtersOf(query);
  const [rows, total] = await Promise.all([
    demoRequests(strapi).findMany({
      filters,
      sort: listOrder(sort),
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

/** All demo requests for a product that a search finds, the last stored first, some at a time. */
export async function* readDemoRequests(
  strapi: Core.Strapi,
  query: Pick<DemoRequestQuery, 'product' | 'search'>,
): AsyncGenerator<DemoRequest[]> {
  const found = filtersOf(query);
  for await (const id of idRanges(strapi, 'demo_requests')) {
    const filters = { $and: [{ id }, found] };
    const rows = await demoRequests(strapi).findMany({ filters, sort: 'id:desc' });
    yield rows.map((row) => toDemoRequest(row, query.product));
  }
}
