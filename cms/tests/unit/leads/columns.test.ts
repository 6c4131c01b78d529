import { leadFieldList, leadForms } from '../../../src/contract/leads/lead-forms';
import { leadKinds } from '../../../src/leads/kinds';

/** The length of a `string` column on PostgreSQL. */
const maxString = 255;

/** The product is an enumeration, which has no length. */
const fields = leadForms.flatMap((form) =>
  leadFieldList(form)
    .filter(({ kind }) => kind !== 'product')
    .map(({ name, maxLength }) => ({ form, name, maxLength })),
);

test.each(fields)('the column of $name of $form holds $maxLength characters', (field) => {
  const attributes: Readonly<Record<string, object>> = leadKinds[field.form].attributes;
  const column = attributes[field.name];
  expect(column).toMatchObject({ maxLength: field.maxLength });
  if (field.maxLength > maxString) expect(column).toMatchObject({ type: 'text' });
});
