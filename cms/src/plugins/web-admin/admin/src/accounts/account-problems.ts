import { ValidationError, type Schema } from 'yup';
import { changePasswordBody, createAdminBody, isBlank, tidyLine } from '../../../api';
import type { Failed } from '../requests/outcome';

/** What is wrong with a form, and in which field, if it is in one. */
export interface Problem<FieldName extends string = string> {
  message: string;
  field: FieldName | undefined;
}

/**
 * The first problem that the contract's schema finds in a form.
 * @param fields the names of the form's fields, in their order on the screen
 */
function firstProblem<FieldName extends string>(
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

export type AdminFieldName = (typeof adminFieldNames)[number];

export type NewAdmin = Record<AdminFieldName, string>;

/** The body of createadmin. An empty e-mail is not sent. */
export function toBody({ username, password, email }: NewAdmin) {
  const names = { username: tidyLine(username), password };
  return isBlank(email) ? names : { ...names, email: tidyLine(email) };
}

/** The first problem of a new admin, before anything is sent. */
export const adminProblem = (admin: NewAdmin): Problem<AdminFieldName> | undefined =>
  firstProblem(createAdminBody, toBody(admin), adminFieldNames);

const passwordFieldNames = ['currentPassword', 'password'] as const;

export type PasswordFieldName = (typeof passwordFieldNames)[number];

export type NewPassword = Record<PasswordFieldName, string>;

/** The first problem of a new password, before anything is sent. */
export const passwordProblem = (sent: NewPassword): Problem<PasswordFieldName> | undefined =>
  firstProblem(changePasswordBody, sent, passwordFieldNames);

const adminFields: Partial<Record<string, AdminFieldName>> = {
  username_taken: 'username',
  email_taken: 'email',
  weak_password: 'password',
};

const passwordFields: Partial<Record<string, PasswordFieldName>> = {
  wrong_password: 'currentPassword',
  weak_password: 'password',
};

/** The server's refusal of a new admin as a problem of its form. */
export const adminRefusal = ({ code, message }: Failed): Problem<AdminFieldName> => ({
  message,
  field: adminFields[code],
});

/** The server's refusal of a new password as a problem of its form. */
export const passwordRefusal = ({ code, message }: Failed): Problem<PasswordFieldName> => ({
  message,
  field: passwordFields[code],
});
