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
import { leadForms, products, type Actor } from '../../../api';
import { formNames } from '../leads/texts';
import { withValues } from '../ui/table/address';
import { filtersOf, noFilters, type InboxFilters } from './address';

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
    <Field.Root name={name} width="20rem" maxWidth="100%">
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
  onChange: (value: string) => void;
}

/** A day of the period. */
function Day({ name, label, value, onChange }: DayProps) {
  return (
    <Field.Root name={name} width="16rem" maxWidth="100%">
      <Field.Label>{label}</Field.Label>
      <TextInput
        size="S"
        type="date"
        value={value}
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
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Choice
          name="form"
          label="Form"
          placeholder="Both forms"
          value={values.form}
          options={leadForms.map((form) => ({ value: form, label: formNames[form] }))}
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
          onChange={(from) => {
            choose({ from });
          }}
        />
        <Day
          name="to"
          label="Received until"
          value={values.to}
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
      </Flex>
    </Box>
  );
}
