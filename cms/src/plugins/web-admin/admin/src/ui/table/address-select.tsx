import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { withValues } from './address';

interface AddressSelectProps {
  /** The name of the filter, in the address and on the server. */
  name: string;
  label: string;
  /** The first option, which the address does not name. */
  unfiltered: string;
  /** The other options by their values. */
  options: readonly (readonly [value: string, text: string])[];
  width?: string;
}

/** Chooses by what a list is filtered. The address keeps the choice; what it names and nobody offers filters nothing. */
export function AddressSelect({
  name,
  label,
  unfiltered,
  options,
  width = '24rem',
}: AddressSelectProps) {
  const [address, setAddress] = useSearchParams();
  const named = address.get(name);
  return (
    <Field.Root name={name} width={width} maxWidth="100%">
      <SingleSelect
        size="S"
        aria-label={label}
        value={options.some(([value]) => value === named) ? named : ''}
        onChange={(value) => {
          setAddress(withValues(address, { [name]: String(value) }));
        }}
      >
        <SingleSelectOption value="">{unfiltered}</SingleSelectOption>
        {options.map(([value, text]) => (
          <SingleSelectOption key={value} value={value}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
