import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** The route that a call reached, as Strapi's router notes it: a pattern such as `/web-admin/contacts/:id`. */
export function matchedRoute(ctx: Context): string | undefined {
  const matched: unknown = Reflect.get(ctx, '_matchedRoute');
  return typeof matched === 'string' || matched instanceof RegExp ? String(matched) : undefined;
}

/**
 * Passes failures while an answer is sent to a listener, such as that of an export whose reader disconnects. Koa would print
 * them raw.
 */
export function followFailures(
  { server }: Core.Strapi,
  listener: (failure: unknown, ctx?: Context) => void,
): void {
  server.app.silent = true;
  server.app.on('error', listener);
}
