import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formNames, leadForms, products, type Actor } from '../../../api';
import { formNames as formTitles } from '../leads/texts';
import { withValues } from '../ui/table/address';
import { filtersOf, noFilters, type InboxFilters } from './address';

// The browser's own calendar follows the theme.
const InTheme = styled.div`
  color-scheme: ${({ theme }) => theme.colorScheme};
`;

/** As many fields in a line as are readable. */
const Fields = styled.div`
  align-items: end;
  display: grid;
  gap: ${({ theme }) => theme.spaces[4]};
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
`;

interface ChoiceProps {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter with a fixed set of values. Cleared, it filters nothing. */
function Choice({ name, label, placeholder, value, options, onChange }: ChoiceProps) {
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        size="S"
        placeholder={placeholder}
        clearLabel={`Clear: ${label}`}
        value={value === '' ? null : value}
        onChange={(chosen) => {
          onChange(String(chosen));
        }}
        onClear={() => {
          onChange('');
        }}
      >
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

interface DayProps {
  name: string;
  label: string;
  value: string;
  /** The first and the last day that it can be. */
  min: string;
  max: string;
  onChange: (value: string) => void;
}

/** The days that can be asked for. */
const century = { min: '2000-01-01', max: '2099-12-31' } as const;

/** A day of the period. */
function Day({ name, label, value, min, max, onChange }: DayProps) {
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        size="S"
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Field.Root>
  );
}

interface InboxFilterFormProps {
  id: string;
  /** Who can own a lead. */
  owners: readonly Actor[];
  /** The account of this admin. */
  ownId: number | undefined;
}

/** The filters of the inbox: form, product, owner and period. Apply puts them into the address. */
export function InboxFilterForm({ id, owners, ownId }: InboxFilterFormProps) {
  const [address, setAddress] = useSearchParams();
  const applied = filtersOf(address);
  // What is chosen belongs to the list on the screen. A new address has filters of its own.
  const [chosen, setChosen] = useState({ at: '', values: applied });
  const at = JSON.stringify(applied);
  const values = chosen.at === at ? chosen.values : applied;

  const choose = (change: Partial<InboxFilters>) => {
    setChosen({ at, values: { ...values, ...change } });
  };
  const apply = (next: InboxFilters) => {
    setChosen({ at: '', values: next });
    setAddress(withValues(address, next));
  };
  const nameOf = ({ id: account, name }: Actor) => (account === ownId ? `${name} (you)` : name);

  return (
    <InTheme>
      <Box
        tag="form"
        id={id}
        aria-label="Filters"
        background="neutral0"
        shadow="tableShadow"
        hasRadius
        padding={4}
        marginBottom={3}
        onSubmit={(event) => {
          event.preventDefault();
          apply(values);
        }}
      >
        <Fields>
          <Choice
            name="form"
            label="Form"
            placeholder="Both forms"
            value={values.form}
            options={leadForms.map((form) => ({ value: formNames[form], label: formTitles[form] }))}
            onChange={(form) => {
              choose({ form });
            }}
          />
          <Choice
            name="product"
            label="Product"
            placeholder="Any product"
            value={values.product}
            options={products.map((product) => ({ value: product, label: product }))}
            onChange={(product) => {
              choose({ product });
            }}
          />
          <Choice
            name="owner"
            label="Owner"
            placeholder="Anyone"
            value={values.owner}
            options={[
              { value: '0', label: 'Nobody' },
              ...owners.map((owner) => ({ value: String(owner.id), label: nameOf(owner) })),
            ]}
            onChange={(owner) => {
              choose({ owner });
            }}
          />
          <Day
            name="from"
            label="Received from"
            value={values.from}
            min={century.min}
            max={values.to === '' ? century.max : values.to}
            onChange={(from) => {
              choose({ from });
            }}
          />
          <Day
            name="to"
            label="Received until"
            value={values.to}
            min={values.from === '' ? century.min : values.from}
            max={century.max}
            onChange={(to) => {
              choose({ to });
            }}
          />
          <Flex gap={2}>
            <Button type="submit" variant="secondary">
              Apply
            </Button>
            <Button
              variant="tertiary"
              onClick={() => {
                apply(noFilters);
              }}
            >
              Clear
            </Button>
          </Flex>
        </Fields>
      </Box>
    </InTheme>
  );
}
