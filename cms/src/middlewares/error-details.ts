import type { Core } from '@strapi/strapi';
import { field, isObject } from '../contract/json';

/** The errors that Strapi's own validation lists in detail. */
function detailsOf(body: unknown): unknown[] {
  const errors = field(field(field(body, 'error'), 'details'), 'errors');
  return Array.isArray(errors) ? errors : [];
}

/** Strapi's own routes repeat each refused value, even a password. The answer names the field, but not the value. */
const errorDetails: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    for (const detail of detailsOf(ctx.body)) {
      if (isObject(detail)) delete detail.value;
    }
  };
};

export default errorDetails;
