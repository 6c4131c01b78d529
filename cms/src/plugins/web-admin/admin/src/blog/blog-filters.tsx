import { Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { FilterButtons, FilterForm, useFilters } from '../ui/table/filter-form';
import { CategoryName, useCategories } from './category-field';
import { blogFiltersOf, noBlogFilters, type BlogFilterValues } from './filter-values';

/** The categories in use, and the chosen one even if no blog has it now. */
function useFilterCategories(chosen: string): readonly string[] {
  const categories = useCategories();
  return chosen === '' || categories.includes(chosen) ? categories : [chosen, ...categories];
}

const filterSet = {
  read: blogFiltersOf,
  none: noBlogFilters,
  tidy: (values: BlogFilterValues) => ({
    ...values,
    _q: values._q.trim(),
    tag: values.tag.trim(),
  }),
};

/** The filters of All Blogs: text, category and tag. */
export function BlogFilters({ id }: { id: string }) {
  const { values, choose, apply, clear } = useFilters(filterSet);
  const categories = useFilterCategories(values.category);
  return (
    <FilterForm id={id} marginBottom={4} apply={apply}>
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Field.Root name="_q" width="24rem" maxWidth="100%">
          <Field.Label>Text</Field.Label>
          <TextInput
            size="S"
            dir="auto"
            value={values._q}
            onChange={(event) => {
              choose({ _q: event.target.value });
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
              choose({ category: String(value) });
            }}
            onClear={() => {
              choose({ category: '' });
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
              choose({ tag: event.target.value });
            }}
          />
        </Field.Root>
        <FilterButtons clear={clear} />
      </Flex>
    </FilterForm>
  );
}
