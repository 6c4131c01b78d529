import { createAdminBody, isBlank, tidyLine } from '../../../api';
import { firstProblem, type Problem } from './problem';

export const fieldNames = ['username', 'password', 'email'] as const;

export type FieldName = (typeof fieldNames)[number];

export type NewAdmin = Record<FieldName, string>;

/** The body of createadmin: an e-mail that is left empty is not sent. */
export function toBody({ username, password, email }: NewAdmin) {
  const names = { username: tidyLine(username), password };
  return isBlank(email) ? names : { ...names, email: tidyLine(email) };
}

/** The first problem that the contract sees in a new admin, before anything is sent. */
export const problemIn = (admin: NewAdmin): Problem<FieldName> | undefined =>
  firstProblem(createAdminBody, toBody(admin), fieldNames);
