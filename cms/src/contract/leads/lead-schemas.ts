import { string, ValidationError, type StringSchema } from 'yup';
import { filled, line, lines } from '../fields';
import {
  leadFields,
  type LeadField,
  type LeadFieldName,
  products,
  type Product,
} from './lead-forms';
import { texts } from '../texts';

// Apart from the bodies: whoever checks one field at a time needs a part of Yup only.

export const productSchema: StringSchema<Product> = string()
  .strict()
  .typeError('product must be a text.')
  .oneOf(products, `product must be one of: ${products.join(', ')}.`)
  .required(`product must be one of: ${products.join(', ')}.`);

type SchemaOf<Field> =
  Field extends Readonly<Record<'kind', 'product'>>
    ? StringSchema<Product>
    : Field extends Readonly<Record<'required', true>>
      ? StringSchema<string>
      : StringSchema;

type SchemasOf<Fields> = { readonly [Name in keyof Fields]: SchemaOf<Fields[Name]> };

function schemaOf(name: string, { kind, maxLength, required }: LeadField): StringSchema {
  if (kind === 'product') return productSchema;
  const field = (kind === 'lines' ? lines : line)(name, maxLength);
  return required ? filled(field, texts.contactFields) : field;
}

function schemasOf<Fields extends Readonly<Record<string, LeadField>>>(
  fields: Fields,
): SchemasOf<Fields>;
function schemasOf(fields: Readonly<Record<string, LeadField>>): Record<string, StringSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(name, field)]),
  );
}

/** Spec §5: the five fields of the contact form are filled; the form of e-mail and phone is not checked here. */
export const contactFieldSchemas = schemasOf(leadFields.createcontactus);

/** In a demo request, every field but the product is optional. */
export const demoRequestFieldSchemas = schemasOf(leadFields.createrequestdemo);

/** What is wrong with one field of the contact form, in a sentence; undefined where nothing is. */
export function contactFieldProblem(
  name: LeadFieldName<'createcontactus'>,
  text: string,
): string | undefined {
  try {
    contactFieldSchemas[name].validateSync(text);
    return undefined;
  } catch (failure) {
    if (failure instanceof ValidationError) return failure.message;
    throw failure;
  }
}
