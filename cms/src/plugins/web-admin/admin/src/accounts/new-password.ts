import { ValidationError } from 'yup';
import { changePasswordBody } from '../../../api';

const fieldNames = ['currentPassword', 'password'] as const;

export type PasswordFieldName = (typeof fieldNames)[number];

export type NewPassword = Record<PasswordFieldName, string>;

/** What is wrong, and with which field where it is one field's fault. */
export interface PasswordProblem {
  message: string;
  field: PasswordFieldName | undefined;
}

const refusedFields: Partial<Record<string, PasswordFieldName>> = {
  wrong_password: 'currentPassword',
  weak_password: 'password',
};

/** A refusal of the server as a problem of the form. */
export const refusedProblem = (code: string, message: string): PasswordProblem => ({
  message,
  field: refusedFields[code],
});

/** The first problem that the contract sees, before anything is sent. */
export function passwordProblem(sent: NewPassword): PasswordProblem | undefined {
  try {
    changePasswordBody.validateSync(sent, { abortEarly: false });
    return undefined;
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const field = fieldNames.find((name) => failure.inner.some(({ path }) => path === name));
    const found = failure.inner.find(({ path }) => path === field) ?? failure;
    return { message: found.message, field };
  }
}
