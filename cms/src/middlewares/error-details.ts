import type { Core } from '@strapi/strapi';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The errors that Strapi's own validation lists in detail. */
function detailsOf(body: unknown): unknown[] {
  const error = isObject(body) ? body.error : undefined;
  const details = isObject(error) ? error.details : undefined;
  const errors = isObject(details) ? details.errors : undefined;
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
