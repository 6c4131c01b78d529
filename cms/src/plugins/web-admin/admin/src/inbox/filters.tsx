import { Field, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { styled } from 'styled-components';
import { formNames, leadForms, products, type Actor } from '../../../api';
import { formNames as formTitles } from '../leads/texts';
import { FilterButtons, FilterForm, useFilters } from '../ui/table/filter-form';
import { filtersOf, noFilters } from './address';

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

const filterSet = { read: filtersOf, none: noFilters };

/** The filters of the inbox: form, product, owner and period. */
export function InboxFilterForm({ id, owners, ownId }: InboxFilterFormProps) {
  const { values, choose, apply, clear } = useFilters(filterSet);
  const nameOf = ({ id: account, name }: Actor) => (account === ownId ? `${name} (you)` : name);

  return (
    <InTheme>
      <FilterForm id={id} marginBottom={3} apply={apply}>
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
          <FilterButtons clear={clear} />
        </Fields>
      </FilterForm>
    </InTheme>
  );
}
