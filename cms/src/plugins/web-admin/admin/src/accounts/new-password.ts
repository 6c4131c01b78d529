import { changePasswordBody } from '../../../api';
import { firstProblem, type Problem } from './problem';

const fieldNames = ['currentPassword', 'password'] as const;

export type PasswordFieldName = (typeof fieldNames)[number];

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
  firstProblem(changePasswordBody, sent, fieldNames);
