import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { driverCode, driverSentence, LoggableError } from '../operations/logs/described-error';

/** Whether the database refuses a value as not of its type: an id that is not a number, or on PostgreSQL a text with a NUL. */
const isAboutValue = (code: string): boolean => code === 'SQLITE_MISMATCH' || code.startsWith('22');

/** Strapi's own error for a date in a filter. */
const isAboutDate = (failure: unknown): boolean =>
  failure instanceof Error && /^Invalid(Date|Time|Datetime)Format$/.test(failure.name);

const notForDatabase = () =>
  new errors.ValidationError('The database cannot hold or look for what was sent.');

/**
 * What is thrown in place of a driver's error, whose message repeats the statement with all its values: Strapi logs messages,
 * and a visitor's name or message would end up in the log. Only the code is passed on.
 * @returns undefined for other failures
 */
export function withoutValues(strapi: Core.Strapi, failure: unknown): Error | undefined {
  if (isAboutDate(failure)) return notForDatabase();
  const code = driverCode(failure);
  if (code === undefined) return undefined;
  if (!isAboutValue(code)) return new LoggableError(driverSentence(code));
  strapi.log.warn(driverSentence(code));
  return notForDatabase();
}
