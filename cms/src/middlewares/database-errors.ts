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
 * A driver's error message repeats the statement with all its values, and Strapi logs messages: a visitor's name or message
 * would end up in the log. Only the code is passed on.
 */
const databaseErrors: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (_ctx, next) => {
    try {
      await next();
    } catch (failure) {
      if (isAboutDate(failure)) throw notForDatabase();
      const code = driverCode(failure);
      if (code === undefined) throw failure;
      if (!isAboutValue(code)) throw new LoggableError(driverSentence(code));
      strapi.log.warn(driverSentence(code));
      throw notForDatabase();
    }
  };
};

export default databaseErrors;
