import type { Core } from '@strapi/strapi';
import { Refusal } from '../contract/errors';
import { refuse } from '../http/refuse';

const nothingThere = new Refusal('not_found', 'There is nothing at this address.');

/** What every object has by these names, Strapi takes for a type of that name, and fails. */
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
 * There is nothing at an address that cannot be decoded, holds a control character or names what every object has. SQLite
 * would take the id `1` with a NUL behind it for a 1, PostgreSQL would fail, and what serves files would log each such call
 * as a fault.
 */
const plainAddresses: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (isPlain(ctx.path)) await next();
    else refuse(ctx, nothingThere);
  };
};

export default plainAddresses;
