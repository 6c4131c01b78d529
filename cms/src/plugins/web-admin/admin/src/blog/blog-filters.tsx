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
import { withValues } from '../ui/table/address';
import { CategoryName, useCategories } from './category-field';
import { blogFiltersOf, noBlogFilters, type BlogFilterValues } from './filter-values';

/** The categories in use, and the chosen one even if no blog has it now. */
function useFilterCategories(chosen: string): readonly string[] {
  const categories = useCategories();
  return chosen === '' || categories.includes(chosen) ? categories : [chosen, ...categories];
}

/** The filters of All Blogs: text, category and tag. Apply puts them into the address. */
export function BlogFilters({ id }: { id: string }) {
  const [address, setAddress] = useSearchParams();
  const applied = blogFiltersOf(address);
  // What is typed belongs to the list on the screen. A new address has filters of its own.
  const [typed, setTyped] = useState({ at: '', values: applied });
  const at = JSON.stringify(applied);
  const values = typed.at === at ? typed.values : applied;
  const categories = useFilterCategories(values.category);

  const type = (change: Partial<BlogFilterValues>) => {
    setTyped({ at, values: { ...values, ...change } });
  };
  const apply = (next: BlogFilterValues) => {
    setTyped({ at: '', values: next });
    setAddress(withValues(address, { ...next, _q: next._q.trim(), tag: next.tag.trim() }));
  };

  return (
    <Box
      tag="form"
      id={id}
      aria-label="Filters"
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={4}
      marginBottom={4}
      onSubmit={(event) => {
        event.preventDefault();
        apply(values);
      }}
    >
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Field.Root name="_q" width="24rem" maxWidth="100%">
          <Field.Label>Text</Field.Label>
          <TextInput
            size="S"
            dir="auto"
            value={values._q}
            onChange={(event) => {
              type({ _q: event.target.value });
            }}
          />
        </Field.Root>
        <Field.Root name="category" width="24rem" maxWidth="100%">
          <Field.Label>Category</Field.Label>
          <SingleSelect
            size="S"
            placeholder="Any category"
            clearLabel="Clear the category"
            value={values.category === '' ? null : values.category}
            onChange={(value) => {
              type({ category: String(value) });
            }}
            onClear={() => {
              type({ category: '' });
            }}
          >
            {categories.map((category) => (
              <SingleSelectOption key={category} value={category}>
                <CategoryName>{category}</CategoryName>
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
        <Field.Root name="tag" width="18rem" maxWidth="100%">
          <Field.Label>Tag</Field.Label>
          <TextInput
            size="S"
            dir="auto"
            value={values.tag}
            onChange={(event) => {
              type({ tag: event.target.value });
            }}
          />
        </Field.Root>
        <Flex gap={2}>
          <Button type="submit" variant="secondary">
            Apply
          </Button>
          <Button
            variant="tertiary"
            onClick={() => {
              apply(noBlogFilters);
            }}
          >
            Clear
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
