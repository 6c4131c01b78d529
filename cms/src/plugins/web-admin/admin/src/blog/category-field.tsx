import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { limits, panelReads, type BlogCategories } from '../../../api';
import { useRead } from '../requests/use-read';
import { beforeCombobox } from '../ui/forms/combobox-keys';

/** The whole name of a category, in the direction of its letters. */
export const CategoryName = styled.bdi`
  overflow-wrap: anywhere;
  white-space: normal;
`;

/** The categories in use; empty while they are loading. */
export function useCategories(): readonly string[] {
  return useRead<BlogCategories>(panelReads.blogCategories).data?.result ?? [];
}

interface CategoryFieldProps {
  value: string;
  onChange: (category: string) => void;
  error: string | false;
}

/** The category of a blog: one of those in use, or a new one. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const categories = useCategories();
  const [open, setOpen] = useState(false);
  // The open list shows every category until something is typed.
  const [typed, setTyped] = useState(false);

  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) setTyped(false);
  };

  return (
    <Field.Root
      name="category"
      error={error}
      onKeyDownCapture={beforeCombobox(open, () => {
        toggle(false);
      })}
    >
      <Field.Label>Category</Field.Label>
      <Combobox
        // What is typed is the value at once, whether or not it is in the list.
        allowCustomValue
        dir="auto"
        autocomplete={typed ? { type: 'list', filter: 'contains' } : 'none'}
        open={open}
        onOpenChange={toggle}
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
        {categories.map((category) => (
          <ComboboxOption key={category} value={category}>
            <CategoryName>{category}</CategoryName>
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Error />
    </Field.Root>
  );
}
