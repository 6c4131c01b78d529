import type { Context } from 'koa';

/** Method and path of a call, `POST /admin/login`. The router takes paths in any case and with a slash at the end. */
export function callName(ctx: Context): string {
  return `${ctx.method} ${ctx.path.toLowerCase().replace(/\/$/, '')}`;
}
