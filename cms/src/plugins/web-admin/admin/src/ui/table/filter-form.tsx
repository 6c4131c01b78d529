import { Box, Button, Flex } from '@strapi/design-system';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withValues } from './address';

interface FilterSet<Values> {
  /** The filters that an address names. */
  read: (address: URLSearchParams) => Values;
  none: Values;
  /** What of the values to put into the address; all by default. */
  tidy?: (values: Values) => Values;
}

interface Filters<Values> {
  values: Values;
  choose: (change: Partial<Values>) => void;
  /** Puts the chosen values into the address. */
  apply: () => void;
  /** Removes all filters from the address. */
  clear: () => void;
}

/** The filters of a list while they are chosen: Apply puts them into the address. */
export function useFilters<Values extends { readonly [Name in keyof Values]: string }>({
  read,
  none,
  tidy = (values) => values,
}: FilterSet<Values>): Filters<Values> {
  const [address, setAddress] = useSearchParams();
  const applied = read(address);
  // What is chosen belongs to the list on the screen. A new address has filters of its own.
  const [chosen, setChosen] = useState({ at: '', values: applied });
  const at = JSON.stringify(applied);
  const values = chosen.at === at ? chosen.values : applied;
  const put = (next: Values) => {
    setChosen({ at: '', values: next });
    setAddress(withValues(address, { ...tidy(next) }));
  };
  return {
    values,
    choose: (change) => {
      setChosen({ at, values: { ...values, ...change } });
    },
    apply: () => {
      put(values);
    },
    clear: () => {
      put(none);
    },
  };
}

interface FilterFormProps {
  id: string;
  marginBottom: 3 | 4;
  apply: () => void;
  children: ReactNode;
}

/** The form above a list in which its filters are chosen. */
export function FilterForm({ id, marginBottom, apply, children }: FilterFormProps) {
  return (
    <Box
      tag="form"
      id={id}
      aria-label="Filters"
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={4}
      marginBottom={marginBottom}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {children}
    </Box>
  );
}

/** Apply and Clear, beside the fields of the form. */
export function FilterButtons({ clear }: { clear: () => void }) {
  return (
    <Flex gap={2}>
      <Button type="submit" variant="secondary">
        Apply
      </Button>
      <Button variant="tertiary" onClick={clear}>
        Clear
      </Button>
    </Flex>
  );
}
