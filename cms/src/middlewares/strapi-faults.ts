import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isObject } from '../contract/json';
import { Refusal } from '../contract/errors';
import { withoutValues } from '../http/database-errors';
import { isOurPath, refuse } from '../http/refuse';
import { describeError } from '../operations/logs/described-error';

/** Whether one of Strapi's handlers answers there: at addresses other than ours, and where the site's build reads. */
const isAnsweredByStrapi = (path: string): boolean =>
  !isOurPath(path) || /^\/api\/(blogs|faqs)\/?$/i.test(path);

/** Strapi's code, and the packages with which it reads queries and bodies. */
const strapisCode = /\/node_modules\/(?:@strapi|knex\/lib\/query|zod)\//;

/** Disk, network and drivers have error codes of their own; these are JavaScript's error types. */
const isOfSystem = (failure: Error): boolean =>
  'code' in failure && !String(failure.code).startsWith('ERR_');

/** Whether Strapi's code crashed: not with a refusal of its own, and not because of the machine. */
function isBreak(failure: unknown): failure is Error {
  if (!(failure instanceof Error) || isOfSystem(failure)) return false;
  if (failure instanceof errors.ApplicationError || failure instanceof errors.HttpError) {
    return false;
  }
  return strapisCode.test(describeError(failure, true).error.at[0] ?? '');
}

/** Some of Strapi's handlers refuse, and then continue without the value that they needed. */
const isRefused = ({ status, body }: Context): boolean =>
  status >= 400 && status < 500 && isObject(body);

/**
 * Strapi's own handlers assume that a request has the shape that the panel sends, and that what it names exists. Otherwise
 * they crash, and the answer would be 500: this refuses the call instead. The log line helps to find other causes. What a
 * database says goes on without the values that it was about.
 */
const strapiFaults: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    try {
      await next();
    } catch (failure) {
      const safe = withoutValues(strapi, failure);
      if (safe !== undefined) throw safe;
      if (!isAnsweredByStrapi(ctx.path) || !isBreak(failure)) throw failure;
      strapi.log.error('Strapi could do nothing with what was sent', failure);
      if (isRefused(ctx)) return;
      refuse(ctx, new Refusal('invalid_body', 'This cannot be done with what was sent.'));
    }
  };
};

export default strapiFaults;
