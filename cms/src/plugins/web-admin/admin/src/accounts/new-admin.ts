import { ValidationError } from 'yup';
import { createAdminBody, isBlank, tidyLine } from '../../../api';

export const fieldNames = ['username', 'password', 'email'] as const;

export type FieldName = (typeof fieldNames)[number];

export type NewAdmin = Record<FieldName, string>;

/** What is wrong, and with which field where it is one field's fault. */
export interface Problem {
  message: string;
  field: FieldName | undefined;
}

const fieldOf = (path: string | undefined) => fieldNames.find((name) => name === path);

/** The body of createadmin: an e-mail that is left empty is not sent. */
export function toBody({ username, password, email }: NewAdmin) {
  const names = { username: tidyLine(username), password };
  return isBlank(email) ? names : { ...names, email: tidyLine(email) };
}

/** The first problem that the contract sees in a new admin, before anything is sent. */
export function problemIn(admin: NewAdmin): Problem | undefined {
  try {
    createAdminBody.validateSync(toBody(admin), { abortEarly: false });
    return undefined;
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const found = fieldNames
      .map((name) => failure.inner.find(({ path }) => path === name))
      .find((each) => each !== undefined);
    const { message, path } = found ?? failure;
    return { message, field: fieldOf(path) };
  }
}
