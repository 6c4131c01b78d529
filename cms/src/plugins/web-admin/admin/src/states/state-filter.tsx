import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { entryFilterNames, entryFilters } from '../../../api';
import { withValues } from '../ui/table/address';

/** The name of the filter, in the address and on the server. */
export const stateFilter = 'state';

const all = 'all';

/** Whether a list shows the trash. */
export const showsTrash = (address: URLSearchParams): boolean =>
  address.get(stateFilter) === 'trashed';

/** Chooses the state of the entries that a list shows, or those with a plan. The address keeps the choice. */
export function StateFilter() {
  const [address, setAddress] = useSearchParams();
  const chosen = entryFilters.find((state) => state === address.get(stateFilter)) ?? all;
  return (
    <Field.Root name={stateFilter} width="24rem" maxWidth="100%">
      <SingleSelect
        size="S"
        aria-label="State"
        value={chosen}
        onChange={(value) => {
          const state = String(value);
          setAddress(withValues(address, { [stateFilter]: state === all ? '' : state }));
        }}
      >
        <SingleSelectOption value={all}>All but the trash</SingleSelectOption>
        {entryFilters.map((state) => (
          <SingleSelectOption key={state} value={state}>
            {entryFilterNames[state]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
