import type { Context } from 'koa';

/**
 * Method and path of a call, `POST /admin/login`. The router takes paths in any case and with a slash at the end, and HEAD for
 * a GET whose answer is not shown.
 */
export function callName(ctx: Context): string {
  return `${ctx.method === 'HEAD' ? 'GET' : ctx.method} ${ctx.path.toLowerCase().replace(/\/$/, '')}`;
}
