import { Refusal } from './errors';
import { defaultPageSize, limits } from './limits';

/** Where a list stands: pages are counted from 1, `total` is the number of all entries. */
export interface Pagination {
  page: number;
  pageSize: number;
  total: number;
}

export type PageQuery = Pick<Pagination, 'page' | 'pageSize'>;

const wholeNumber = /^[1-9]\d{0,6}$/;

function readNumber(name: string, raw: string | null | undefined, fallback: number, max: number) {
  if (raw === null || raw === undefined) return fallback;
  const value = wholeNumber.test(raw) ? Number(raw) : 0;
  if (value < 1 || value > max) {
    throw new Refusal('invalid_query', `${name} must be a whole number from 1 to ${String(max)}.`);
  }
  return value;
}

/**
 * Reads `?page=&pageSize=` of a list.
 * @throws Refusal when a value is no whole number or out of bounds; nothing is cut silently
 */
export function readPageQuery(
  query: { page?: string | null | undefined; pageSize?: string | null | undefined },
  fallbackSize: number = defaultPageSize.list,
): PageQuery {
  return {
    page: readNumber('page', query.page, 1, 1_000_000),
    pageSize: readNumber('pageSize', query.pageSize, fallbackSize, limits.pageSize),
  };
}
