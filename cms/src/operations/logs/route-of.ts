import type { Context } from 'koa';
import { rowAt } from '../../http/row-at';
import { matchedRoute } from '../../strapi/koa';

const areas: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'content-manager',
  'content-type-builder',
  'i18n',
  'upload',
  'uploads',
  'users-permissions',
  'web-admin',
]);

/**
 * The route of a call, with names instead of values: `/web-admin/contacts/:id`. The path itself may contain anything, such
 * as the name of an uploaded file or what someone typed. If no route was reached, it is the contract's endpoint, or the
 * first word of the path if that is one of ours.
 */
export function routeOf(ctx: Context): string {
  const matched = matchedRoute(ctx);
  if (matched !== undefined) return matched;
  const row = rowAt(ctx.method, ctx.path);
  if (row !== undefined) return row.path;
  const area = ctx.path.split('/')[1]?.toLowerCase() ?? '';
  return areas.has(area) ? `/${area}/…` : '/…';
}
