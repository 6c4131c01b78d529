import type { Core } from '@strapi/strapi';
import { Refusal } from '../contract/errors';
import { refuse } from '../http/refuse';

const nothingThere = new Refusal('not_found', 'There is nothing at this address.');

/** Names that every object has: Strapi takes them for a content type, and fails. */
const namesOfObjects: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function isPlain(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !/\p{Cc}/u.test(decoded) && !decoded.split('/').some((part) => namesOfObjects.has(part));
  } catch {
    return false;
  }
}

/**
 * Answers 404 for an address that cannot be decoded, contains a control character or names a property that every object
 * has. SQLite would read the id `1` followed by a NUL as 1, PostgreSQL would fail, and the file server would log each such
 * call as a fault.
 */
const plainAddresses: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (isPlain(ctx.path)) await next();
    else refuse(ctx, nothingThere);
  };
};

export default plainAddresses;
