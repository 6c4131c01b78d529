import { type Schema, ValidationError } from 'yup';
import { changePasswordBody, createAdminBody, isBlank, tidyLine } from '../../../api';

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

const adminFieldNames = ['username', 'password', 'email'] as const;

export type FieldName = (typeof adminFieldNames)[number];

export type NewAdmin = Record<FieldName, string>;

/** The body of createadmin: an e-mail that is left empty is not sent. */
export function toBody({ username, password, email }: NewAdmin) {
  const names = { username: tidyLine(username), password };
  return isBlank(email) ? names : { ...names, email: tidyLine(email) };
}

/** The first problem that the contract sees in a new admin, before anything is sent. */
export const problemIn = (admin: NewAdmin): Problem<FieldName> | undefined =>
  firstProblem(createAdminBody, toBody(admin), adminFieldNames);

const passwordFieldNames = ['currentPassword', 'password'] as const;

export type PasswordFieldName = (typeof passwordFieldNames)[number];

export type NewPassword = Record<PasswordFieldName, string>;

const refusedFields: Partial<Record<string, PasswordFieldName>> = {
  wrong_password: 'currentPassword',
  weak_password: 'password',
};

/** A refusal of the server as a problem of the form. */
export const refusedProblem = (code: string, message: string): Problem<PasswordFieldName> => ({
  message,
  field: refusedFields[code],
});

/** The first problem that the contract sees, before anything is sent. */
export const passwordProblem = (sent: NewPassword): Problem<PasswordFieldName> | undefined =>
  firstProblem(changePasswordBody, sent, passwordFieldNames);
