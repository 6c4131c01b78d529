import { entryFilterNames, entryFilters } from '../../../api';
import { AddressSelect } from '../ui/table/address-select';

/** The name of the filter, in the address and on the server. */
export const stateFilter = 'state';

/** Whether a list shows the trash. */
export const showsTrash = (address: URLSearchParams): boolean =>
  address.get(stateFilter) === 'trashed';

/** Chooses the state of the entries that a list shows, or those with a plan. */
export const StateFilter = () => (
  <AddressSelect
    name={stateFilter}
    label="State"
    unfiltered="All but the trash"
    options={entryFilters.map((state) => [state, entryFilterNames[state]])}
  />
);
