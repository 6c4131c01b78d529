import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isObject } from '../contract/json';
import { Refusal } from '../contract/errors';
import { isOurPath, refuse } from '../http/refuse';
import { describeError } from '../operations/logs/described-error';

/** Whether a handler of Strapi's answers there: outside of our own addresses, and where the site's build reads. */
const isAnsweredByStrapi = (path: string): boolean =>
  !isOurPath(path) || /^\/api\/(blogs|faqs)\/?$/i.test(path);

/** Strapi's code, and what it reads queries and bodies with. */
const strapisCode = /\/node_modules\/(?:@strapi|knex\/lib\/query|zod)\//;

/** Disk, network and drivers have codes of their own; these are the language's. */
const isOfSystem = (failure: Error): boolean =>
  'code' in failure && !String(failure.code).startsWith('ERR_');

/** Whether Strapi's code broke off: by no refusal of its own, and by nothing that happened to the machine. */
function isBreak(failure: unknown): failure is Error {
  if (!(failure instanceof Error) || isOfSystem(failure)) return false;
  if (failure instanceof errors.ApplicationError || failure instanceof errors.HttpError) {
    return false;
  }
  return strapisCode.test(describeError(failure, true).error.at[0] ?? '');
}

/** Some of Strapi's handlers refuse, and then go on without what they would have found out. */
const isRefused = ({ status, body }: Context): boolean =>
  status >= 400 && status < 500 && isObject(body);

/**
 * Strapi's own handlers take for granted that what is sent to them has the shape that the panel sends, and that what it names is
 * there. They break off where that is not so, as if the fault were the CMS's: it is refused here. What else makes them break off
 * is found by the line in the log.
 */
const strapiFaults: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    try {
      await next();
    } catch (failure) {
      if (!isAnsweredByStrapi(ctx.path) || !isBreak(failure)) throw failure;
      strapi.log.error('Strapi could do nothing with what was sent', failure);
      if (isRefused(ctx)) return;
      refuse(ctx, new Refusal('invalid_body', 'This cannot be done with what was sent.'));
    }
  };
};

export default strapiFaults;
