import type { Core } from '@strapi/strapi';
import { Refusal } from '../contract/errors';
import { readJsonBody } from '../http/read-json-body';
import { refuse } from '../http/refuse';
import { rowAt } from '../http/row-at';

/**
 * Reads the bodies of our own API, each up to the limit of its row of the contract, and refuses in the contract's words.
 * Strapi's own reader, which has one limit for all, keeps its default for everything else.
 */
const bodyLimits: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const row = rowAt(ctx.method, ctx.path);
    if (row?.body === undefined) {
      await next();
      return;
    }
    // Who has no session or token is told so by the route, and costs no reading.
    if (row.access !== 'admin' || ctx.get('Authorization') !== '') {
      try {
        ctx.request.body = await readJsonBody(ctx, row.bodyLimit);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        refuse(ctx, failure);
        return;
      }
    }
    // The body is read: Strapi's reader passes over a request whose type it does not know.
    delete ctx.req.headers['content-type'];
    await next();
  };
};

export default bodyLimits;
