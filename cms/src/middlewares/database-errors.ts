import type { Core } from '@strapi/strapi';
import { driverCode, driverSentence } from '../logs/driver-code';
import { ToldError } from '../logs/told-error';

/**
 * The message of a driver's error repeats the statement with all its values, and Strapi logs messages: a name or a
 * message of a visitor would stand in the log. Only the code goes on from here.
 */
const databaseErrors: Core.MiddlewareFactory = () => {
  return async (_ctx, next) => {
    try {
      await next();
    } catch (failure) {
      const code = driverCode(failure);
      throw code === undefined ? failure : new ToldError(driverSentence(code));
    }
  };
};

export default databaseErrors;
