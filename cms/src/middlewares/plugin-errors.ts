import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { field } from '../contract/json';
import { Refusal, type ErrorCode } from '../contract/errors';
import { refuse } from '../http/refuse';
import { rowsAt } from '../http/row-at';

const sentences: Partial<Record<number, [code: ErrorCode, message: string]>> = {
  400: ['invalid_body', 'The request is not valid.'],
  401: ['not_logged_in', 'Log in first: there is no session, or it has ended.'],
  403: ['not_allowed', 'Your role does not allow this: ask a super admin for the permission.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This address does not take this method.'],
  408: ['request_timeout', 'The body took too long to arrive. Please try again.'],
  413: ['body_too_large', 'The body is too large.'],
  415: ['unsupported_media_type', 'Send the body as application/json in UTF-8.'],
};

const ourFault: [code: ErrorCode, message: string] = [
  'internal',
  'Something went wrong here. Please try again.',
];

const isOurs = (body: unknown): boolean => field(body, 'error') === true;

/** A known address with another method: the router goes on, and finds nothing, or an id that does not exist. */
function tellMethods(ctx: Context): void {
  const methods = new Set(rowsAt(ctx.path).map(({ method }) => method));
  if (
    ctx.status !== 404 ||
    methods.size === 0 ||
    [...methods].some((each) => each === ctx.method)
  ) {
    return;
  }
  ctx.body = undefined;
  ctx.status = 405;
  ctx.set('Allow', [...methods].join(', '));
}

/**
 * Answers all failures of the plugin's routes in the contract's format, whether they come from Strapi's router, a policy or
 * a fault.
 */
const pluginErrors: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    if (!/^\/web-admin\//i.test(ctx.path) || ctx.status < 400) return;
    tellMethods(ctx);
    if (isOurs(ctx.body)) return;
    const sentence = ctx.status < 500 ? sentences[ctx.status] : ourFault;
    if (sentence !== undefined) refuse(ctx, new Refusal(...sentence));
  };
};

export default pluginErrors;
