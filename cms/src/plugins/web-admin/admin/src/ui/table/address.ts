import type { ExportFormat } from '../../../../api';

// What a list shows stands in the address of its screen: `page` and `_q` are named by Strapi's own pager and search box,
// `sort` is a column, a colon, and asc or desc; a filter has the name that the server knows it by.

/** Spec §9: rows of a table page. */
export const pageSize = 10;

/** The page that an address names: the first where it names none that could be. */
export const pageOf = (address: URLSearchParams): string =>
  /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0] ?? '1';

/** The order of a list whose address names none: newest first. */
const defaultSort = 'createdAt:desc';

/** How a list is sorted by one of its columns, in the words of `aria-sort`. */
export function sortedBy(
  address: URLSearchParams,
  column: string,
): 'ascending' | 'descending' | 'none' {
  const sort = address.get('sort') ?? defaultSort;
  if (sort === `${column}:asc`) return 'ascending';
  return sort === `${column}:desc` ? 'descending' : 'none';
}

/** The address with other values, and at the first page; an empty value takes its name out. */
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

/** The address after a click on a column's header: ascending first, then the other way round, from the first page on. */
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

/** What of an address narrows a list down, as the server is asked for it. */
function wantedRows(address: URLSearchParams, filters: readonly string[]): URLSearchParams {
  const query = new URLSearchParams({ search: address.get('_q') ?? '' });
  for (const name of filters) {
    const value = address.get(name);
    if (value !== null && value !== '') query.set(name, value);
  }
  return query;
}

/** Where the rows are read of a list that has one order, and is narrowed down by a search alone. */
export function pageUrl(path: string, address: URLSearchParams): string {
  const query = wantedRows(address, []);
  query.set('page', pageOf(address));
  query.set('pageSize', String(pageSize));
  return `${path}?${query.toString()}`;
}

/**
 * Where the rows are read that an address asks for.
 * @param path of the list in the panel's own API
 * @param filters the names of its filters
 */
export function listUrl(
  path: string,
  address: URLSearchParams,
  filters: readonly string[] = [],
): string {
  const query = wantedRows(address, filters);
  query.set('page', pageOf(address));
  query.set('pageSize', String(pageSize));
  query.set('sort', address.get('sort') ?? defaultSort);
  return `${path}?${query.toString()}`;
}

/**
 * Where the file of a format is read with all rows that an address asks for, those of the other pages too.
 * @param path of the file in the panel's own API
 * @param filters the names of the list's filters
 */
export function exportUrl(
  path: string,
  address: URLSearchParams,
  format: ExportFormat,
  filters: readonly string[] = [],
): string {
  const query = wantedRows(address, filters);
  query.set('format', format);
  return `${path}?${query.toString()}`;
}
