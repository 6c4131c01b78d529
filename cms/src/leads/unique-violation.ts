import { field } from '../contract/json';

const uniqueViolations: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Whether a database refused a row because a unique column holds its value already. SQLite and PostgreSQL. */
export const isUniqueViolation = (failure: unknown): boolean =>
  uniqueViolations.has(field(failure, 'code'));
