import type { Context } from 'koa';
import type { ErrorCode, Refusal } from '../contract/errors';

const strapiNames: Partial<Record<ErrorCode, string>> = {
  too_many_requests: 'RateLimitError',
  invalid_body: 'ValidationError',
  not_allowed: 'ForbiddenError',
  body_too_large: 'PayloadTooLargeError',
};

/** Whether a path belongs to one of our routes. All others are Strapi's. */
export const isOurPath = (path: string): boolean => /^\/(api|web-admin|uploads)\//i.test(path);

/** Answers with a refusal; on Strapi's own routes in Strapi's format, so that its pages show the sentence. */
export function refuse(ctx: Context, refusal: Refusal): void {
  const { status, code, message } = refusal;
  ctx.status = status;
  ctx.body = isOurPath(ctx.path)
    ? refusal.toBody()
    : {
        data: null,
        error: {
          status,
          name: strapiNames[code] ?? 'ApplicationError',
          message,
          details: { code },
        },
      };
}
