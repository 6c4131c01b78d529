import { field } from '../contract/json';

const uniqueViolations: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

/** Whether SQLite or PostgreSQL refused a row because a unique column already has its value. */
export const isUniqueViolation = (failure: unknown): boolean =>
  uniqueViolations.has(field(failure, 'code'));
