import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** The route that a call reached, as Strapi's router notes it: a pattern such as `/web-admin/contacts/:id`. */
export function matchedRoute(ctx: Context): string | undefined {
  const matched: unknown = Reflect.get(ctx, '_matchedRoute');
  return typeof matched === 'string' || matched instanceof RegExp ? String(matched) : undefined;
}

/**
 * Passes to a listener what fails while an answer is sent, such as when the reader of an export disconnects. Koa itself would
 * print it raw.
 */
export function followFailures(
  { server }: Core.Strapi,
  listener: (failure: unknown, ctx?: Context) => void,
): void {
  server.app.silent = true;
  server.app.on('error', listener);
}
