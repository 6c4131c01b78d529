import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callName } from '../http/call-name';

/** Routes that Strapi opens to every admin, whatever the role. Nothing of ours uses them. */
const closedRoutes: ReadonlySet<string> = new Set([
  // Sends any e-mail to anyone in the name of the firm.
  'POST /email',
  'PUT /i18n/settings',
  // Asks Strapi's makers how long the trial of a license goes on. There is none, and it fails.
  'GET /admin/license-trial-time-left',
]);

/** Leads, undelivered ones among them, and the state of publishing, which nobody writes by hand. */
const pluginTypes = [
  'api::contact.contact',
  'api::demo-request.demo-request',
  'api::dead-letter.dead-letter',
  'api::publication.publication',
  'api::publication-entry.publication-entry',
];

/** The router takes paths in any case, and so must this. */
function normalised(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/**
 * Whether a call asks the content manager for a type that the web-admin plugin alone serves. A type that is hidden from the
 * content manager is only off its screens; its addresses stay.
 */
function asksForPluginType({ path: sent }: Context): boolean {
  const path = normalised(sent);
  return path.startsWith('/content-manager/') && pluginTypes.some((type) => path.includes(type));
}

/** Closes routes of Strapi's own to every role. */
const closedDoors: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (closedRoutes.has(callName(ctx)) || asksForPluginType(ctx)) {
      ctx.status = 404;
      return;
    }
    await next();
  };
};

export default closedDoors;
