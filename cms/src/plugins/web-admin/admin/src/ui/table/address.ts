import type { ExportFormat } from '../../../../api';

// The address of a screen says what its list shows. Strapi's pager and search box use `page` and `_q`; `sort` is a column, a
// colon, and asc or desc; a filter has the same name as on the server.

/** Rows per page. Spec §9. */
export const pageSize = 10;

/** The page that an address names; the first one if it names none or an impossible one. */
export const pageOf = (address: URLSearchParams): string =>
  /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0] ?? '1';

/** The order of a list without `sort` in its address. */
const defaultSort = 'createdAt:desc';

/** How a list is sorted by a column, as a value of `aria-sort`. */
export function sortedBy(
  address: URLSearchParams,
  column: string,
): 'ascending' | 'descending' | 'none' {
  const sort = address.get('sort') ?? defaultSort;
  if (sort === `${column}:asc`) return 'ascending';
  return sort === `${column}:desc` ? 'descending' : 'none';
}

/** The address with new values, at the first page. An empty value removes its parameter. */
export function withValues(
  address: URLSearchParams,
  values: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  next.delete('page');
  return next;
}

/** The address after a click on a column's header: ascending at first, then the reverse; at the first page. */
export function withSort(address: URLSearchParams, column: string): URLSearchParams {
  const direction = sortedBy(address, column) === 'ascending' ? 'desc' : 'asc';
  return withValues(address, { sort: `${column}:${direction}` });
}

/** The same list at another page. */
export function withPage(address: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('page', String(page));
  return next;
}

/** The search and the filters of an address, as the server's query. */
function queryOf(address: URLSearchParams, filters: readonly string[]): URLSearchParams {
  const query = new URLSearchParams({ search: address.get('_q') ?? '' });
  for (const name of filters) {
    const value = address.get(name);
    if (value !== null && value !== '') query.set(name, value);
  }
  return query;
}

/** The address of a page of rows, for a list that has one order and only a search, or filters, too. */
export function pageUrl(
  path: string,
  address: URLSearchParams,
  filters: readonly string[] = [],
): string {
  const query = queryOf(address, filters);
  query.set('page', pageOf(address));
  query.set('pageSize', String(pageSize));
  return `${path}?${query.toString()}`;
}

/**
 * The address of the rows that a screen's address asks for.
 * @param path of the list in the panel's own API
 * @param filters the names of its filters
 */
export function listUrl(
  path: string,
  address: URLSearchParams,
  filters: readonly string[] = [],
): string {
  const query = queryOf(address, filters);
  query.set('page', pageOf(address));
  query.set('pageSize', String(pageSize));
  query.set('sort', address.get('sort') ?? defaultSort);
  return `${path}?${query.toString()}`;
}

/**
 * The address of the file with all rows that a screen's address asks for, including those of other pages.
 * @param path of the file in the panel's own API
 * @param filters the names of the list's filters
 */
export function exportUrl(
  path: string,
  address: URLSearchParams,
  format: ExportFormat,
  filters: readonly string[] = [],
): string {
  const query = queryOf(address, filters);
  query.set('format', format);
  return `${path}?${query.toString()}`;
}
