// What a list shows stands in the address of its screen: `page` and `_q` are named by Strapi's own pager and search box,
// `sort` is a column, a colon, and asc or desc.

/** Spec §9: rows of a table page. */
export const pageSize = 10;

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

/** The address after a click on a column's header: ascending first, then the other way round, from the first page on. */
export function withSort(address: URLSearchParams, column: string): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('sort', `${column}:${sortedBy(address, column) === 'ascending' ? 'desc' : 'asc'}`);
  next.delete('page');
  return next;
}

/** The same list at another page. */
export function withPage(address: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('page', String(page));
  return next;
}

/**
 * Where the rows are read that an address asks for.
 * @param path of the list in the panel's own API
 */
export function listUrl(path: string, address: URLSearchParams): string {
  const query = new URLSearchParams({
    page: address.get('page') ?? '1',
    pageSize: String(pageSize),
    sort: address.get('sort') ?? defaultSort,
    search: address.get('_q') ?? '',
  });
  return `${path}?${query.toString()}`;
}
