import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { driverCode, driverSentence, ToldError } from '../operations/logs/described-error';

/** Whether the database says that a value is none of its type: an id that is no number, on PostgreSQL a text with a NUL too. */
const isAboutValue = (code: string): boolean => code === 'SQLITE_MISMATCH' || code.startsWith('22');

/** Strapi's own, about a date in a filter. */
const isAboutDate = (failure: unknown): boolean =>
  failure instanceof Error && /^Invalid(Date|Time|Datetime)Format$/.test(failure.name);

const notForDatabase = () =>
  new errors.ValidationError('The database cannot hold or look for what was sent.');

/**
 * The message of a driver's error repeats the statement with all its values, and Strapi logs messages: a name or a
 * message of a visitor would stand in the log. Only the code goes on from here.
 */
const databaseErrors: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (_ctx, next) => {
    try {
      await next();
    } catch (failure) {
      if (isAboutDate(failure)) throw notForDatabase();
      const code = driverCode(failure);
      if (code === undefined) throw failure;
      if (!isAboutValue(code)) throw new ToldError(driverSentence(code));
      strapi.log.warn(driverSentence(code));
      throw notForDatabase();
    }
  };
};

export default databaseErrors;
