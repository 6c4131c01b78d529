import type { Core } from '@strapi/strapi';
import { array, object, string, type Schema } from 'yup';
import { Refusal } from '../contract/errors';
import { callName } from '../http/call-name';
import { refuse } from '../http/refuse';

/** What Strapi's own handlers take for granted in what is sent to them, and fail without. */
const taken: Readonly<Record<string, Schema>> = {
  'POST /admin/permissions/check': object({ permissions: array().required() }),
  'POST /admin/users': object({ email: string().strict() }),
  'POST /admin/webhooks/batch-delete': object({ ids: array().of(string().required()).required() }),
};

const isZodError = (failure: unknown): boolean =>
  failure instanceof Error && failure.name === 'ZodError';

/** Refuses what has another shape than Strapi's handlers take: they would fail as if the fault were ours. */
const sentShapes: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const invalid = () => {
      refuse(ctx, new Refusal('invalid_body', 'The request is not valid.'));
    };
    if (taken[callName(ctx)]?.isValidSync(ctx.request.body) === false) {
      invalid();
      return;
    }
    try {
      await next();
    } catch (failure) {
      // The handler of the home page's layout checks what was sent, and nobody answers what it finds.
      if (!isZodError(failure)) throw failure;
      invalid();
    }
  };
};

export default sentShapes;
