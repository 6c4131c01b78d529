/** The filters of All Blogs by their names in the address. `_q` is the text. */
export interface BlogFilterValues {
  _q: string;
  category: string;
  tag: string;
}

/** The filters that have the same name on the server. */
export const blogFilters = ['category', 'tag', 'state'] as const;

export const noBlogFilters: BlogFilterValues = { _q: '', category: '', tag: '' };

/** The filters that an address names. */
export function blogFiltersOf(address: URLSearchParams): BlogFilterValues {
  return {
    _q: address.get('_q') ?? '',
    category: address.get('category') ?? '',
    tag: address.get('tag') ?? '',
  };
}

/** The number of filters that are set. */
export const countFilters = (values: BlogFilterValues): number =>
  [values._q, values.category, values.tag].filter((value) => value !== '').length;
