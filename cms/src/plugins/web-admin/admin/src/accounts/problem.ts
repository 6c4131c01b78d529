import { ValidationError, type Schema } from 'yup';

/** What is wrong, and with which field where it is one field's fault. */
export interface Problem<FieldName extends string = string> {
  message: string;
  field: FieldName | undefined;
}

/**
 * The first problem that the contract sees in a form, before anything is sent.
 * @param fields the names of the form's fields, in their order on the screen
 */
export function firstProblem<FieldName extends string>(
  schema: Schema,
  body: object,
  fields: readonly FieldName[],
): Problem<FieldName> | undefined {
  try {
    schema.validateSync(body, { abortEarly: false });
    return undefined;
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const field = fields.find((name) => failure.inner.some(({ path }) => path === name));
    const { message } = failure.inner.find(({ path }) => path === field) ?? failure;
    return { message, field };
  }
}
