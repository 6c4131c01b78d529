import { formNames, inboxPath, inboxViews, type InboxLead, type InboxView } from '../../../api';
import { screenAddress } from '../shell/menu';
import { pageOf, withValues } from '../ui/table/address';

// The address says what the list shows: `view`, the filters by their names on the server, `_q` for the search, `page`. It stays
// when a lead is opened: `leads/<contacts|demo-requests>/<id>?<list>`.

/** Leads per page. */
export const inboxPageSize = 25;

/** The view of an address that names none. */
const firstView: InboxView = 'open';

/** The filters, by their names on the server, too. An empty one filters nothing. */
export const noFilters = { form: '', product: '', owner: '', from: '', to: '' };

export type InboxFilters = typeof noFilters;

/** The view that an address names. */
export const viewOf = (address: URLSearchParams): InboxView =>
  inboxViews.find((view) => view === address.get('view')) ?? firstView;

/** The same search and filters in another view. */
export const withView = (address: URLSearchParams, view: InboxView): URLSearchParams =>
  withValues(address, { view: view === firstView ? '' : view });

/** The filters that an address names. */
export const filtersOf = (address: URLSearchParams): InboxFilters => ({
  form: address.get('form') ?? '',
  product: address.get('product') ?? '',
  owner: address.get('owner') ?? '',
  from: address.get('from') ?? '',
  to: address.get('to') ?? '',
});

/** How many filters are set. */
export const countFilters = (filters: InboxFilters): number =>
  Object.values(filters).filter((value) => value !== '').length;

/** Whether an address leaves out leads of its view. */
export const isNarrowed = (address: URLSearchParams): boolean =>
  countFilters(filtersOf(address)) > 0 || (address.get('_q') ?? '') !== '';

/** The address of the leads that a screen's address asks for, in the panel's own API. */
export function inboxUrl(address: URLSearchParams): string {
  const query = new URLSearchParams({ view: viewOf(address) });
  for (const [name, value] of Object.entries(filtersOf(address))) {
    if (value !== '') query.set(name, value);
  }
  const search = address.get('_q') ?? '';
  if (search !== '') query.set('search', search);
  query.set('page', pageOf(address));
  query.set('pageSize', String(inboxPageSize));
  return `${inboxPath}?${query.toString()}`;
}

/** Where the list stands without an open lead. */
export const listAddress = (address: URLSearchParams) => ({
  pathname: screenAddress('leads'),
  search: address.toString(),
});

/** Where a lead stands, beside the list that an address asks for. */
export const leadAddress = (
  { form, _id }: Pick<InboxLead, 'form' | '_id'>,
  address: URLSearchParams,
) => ({
  pathname: `${screenAddress('leads')}/${formNames[form]}/${encodeURIComponent(_id)}`,
  search: address.toString(),
});
