import { StringSchema, ValidationError, type InferType, type ObjectSchema } from 'yup';
import { Refusal } from './errors';
import { tidyLine, tidyLines } from './text';
import { texts } from './texts';
import { isObject } from './json';

type Shape = Record<string, unknown>;

const emptyFieldTexts: ReadonlySet<string> = new Set([
  texts.contactFields,
  texts.blogFields,
  texts.faqFields,
]);

/** A text as it is kept, by what the schema says of its field. What is no text of a person's is only trimmed. */
function tidied(field: unknown, text: string): string {
  const written = field instanceof StringSchema ? field.spec.meta?.written : undefined;
  if (written === 'in one line') return tidyLine(text);
  return written === 'in lines' ? tidyLines(text) : text.trim();
}

/** A password is taken as it was typed: Strapi's own pages do not trim it either. */
function withTidyTexts(schema: ObjectSchema<Shape>, body: Shape): Shape {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'string' && !/password$/i.test(key)
        ? tidied(schema.fields[key], value)
        : value,
    ]),
  );
}

/**
 * Checks a parsed JSON body against a schema of the contract.
 * @returns the body with its texts trimmed and without what a paste brings along unseen (`text.ts`), save for a password
 * @throws Refusal with the first problem: missing fields come before those of a wrong form
 */
export function readBody<S extends ObjectSchema<Shape>>(schema: S, body: unknown): InferType<S> {
  if (!isObject(body)) throw new Refusal('invalid_body', 'Send one JSON object.');
  const unknownField = Object.keys(body).find((key) => !Object.hasOwn(schema.fields, key));
  if (unknownField !== undefined) {
    throw new Refusal(
      'invalid_body',
      `This call takes only: ${Object.keys(schema.fields).join(', ')}.`,
    );
  }
  try {
    return schema.validateSync(withTidyTexts(schema, body), { abortEarly: false, strict: true });
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const missing = failure.errors.find((message) => emptyFieldTexts.has(message));
    if (missing !== undefined) throw new Refusal('missing_fields', missing);
    throw new Refusal('invalid_body', failure.errors[0] ?? 'The request is not valid.');
  }
}
