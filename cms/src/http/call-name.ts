import type { Context } from 'koa';

/**
 * Method and path of a call, `POST /admin/login`. The router accepts paths in any case and with a trailing slash, and
 * treats HEAD as a GET without the body.
 */
export function callName(ctx: Context): string {
  return `${ctx.method === 'HEAD' ? 'GET' : ctx.method} ${ctx.path.toLowerCase().replace(/\/$/, '')}`;
}
