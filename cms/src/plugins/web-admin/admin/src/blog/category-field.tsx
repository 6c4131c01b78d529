import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { type BlogCategories, limits, panelReads } from '../../../api';
import { useRead } from '../requests/use-read';

/** A category to choose: the whole of it, which runs as its letters do. */
export const CategoryName = styled.bdi`
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface CategoryFieldProps {
  value: string;
  onChange: (category: string) => void;
  error: string | false;
}

/** A blog's category: one of those in use, or a new one. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const { data } = useRead<BlogCategories>(panelReads.blogCategories);
  const [open, setOpen] = useState(false);
  // An opened list shows every category, until typing narrows it down.
  const [typed, setTyped] = useState(false);

  const turn = (next: boolean) => {
    setOpen(next);
    if (!next) setTyped(false);
  };

  // The list holds the Tab key while it is open, and Escape would empty the field while it is closed.
  const beforeCombobox = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && open) {
      flushSync(() => {
        turn(false);
      });
      event.stopPropagation();
    }
    if (event.key === 'Escape' && !open) event.stopPropagation();
  };

  return (
    <Field.Root name="category" error={error} onKeyDownCapture={beforeCombobox}>
      <Field.Label>Category</Field.Label>
      <Combobox
        // What is typed counts at once, whether or not it is in the list.
        allowCustomValue
        dir="auto"
        autocomplete={typed ? { type: 'list', filter: 'contains' } : 'none'}
        open={open}
        onOpenChange={turn}
        onInputChange={() => {
          setTyped(true);
        }}
        placeholder="Choose one or type a new one"
        maxLength={limits.category}
        value={value}
        textValue={value}
        onTextValueChange={onChange}
        noOptionsMessage={() => 'A new category'}
      >
        {(data?.result ?? []).map((category) => (
          <ComboboxOption key={category} value={category}>
            <CategoryName>{category}</CategoryName>
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Error />
    </Field.Root>
  );
}
