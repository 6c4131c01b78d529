import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

const isRefused = ({ status, body }: Context): boolean =>
  status >= 400 && status < 500 && typeof body === 'object' && body !== null;

/**
 * A call that was refused stays refused. Some of Strapi's handlers say 403, go on without what they would have found out,
 * and fail: that would be answered as a fault of the CMS.
 */
const keptRefusals: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    try {
      await next();
    } catch (failure) {
      if (!isRefused(ctx)) throw failure;
    }
  };
};

export default keptRefusals;
