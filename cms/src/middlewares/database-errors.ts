import type { Core } from '@strapi/strapi';

/** The code of a database driver's error: `SQLITE_BUSY`, or five characters on PostgreSQL. */
function driverCode(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('code' in failure)) return undefined;
  const { code } = failure;
  return typeof code === 'string' && /^(SQLITE_\w+|[0-9A-Z]{5})$/.test(code) ? code : undefined;
}

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
      throw code === undefined ? failure : new Error(`The database failed with ${code}.`);
    }
  };
};

export default databaseErrors;
