import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callName } from '../http/call-name';

/** Routes that Strapi opens to every admin, whatever the role. We use none of them. */
const unusedRoutes: ReadonlySet<string> = new Set([
  // Sends any e-mail to anyone in the firm's name.
  'POST /email',
  'PUT /i18n/settings',
  // Asks Strapi's servers how long a trial licence lasts. There is none, and the call fails.
  'GET /admin/license-trial-time-left',
]);

/** Leads, including undelivered ones, what belongs to them, webhooks, versions of content, links to previews, and the state of publishing: nobody edits them by hand. */
const pluginTypes = [
  'api::contact.contact',
  'api::demo-request.demo-request',
  'api::dead-letter.dead-letter',
  'api::lead-event.lead-event',
  'api::webhook-endpoint.webhook-endpoint',
  'api::webhook-delivery.webhook-delivery',
  'api::outgoing-mail.outgoing-mail',
  'api::reply-template.reply-template',
  'api::content-version.content-version',
  'api::content-version-picture.content-version-picture',
  'api::preview-link.preview-link',
  'api::publication.publication',
  'api::publication-entry.publication-entry',
  'api::publication-build.publication-build',
  'api::planned-publication.planned-publication',
];

/** The router accepts paths in any case, so this must too. */
function normalised(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/**
 * Whether a call asks the content manager for a type that only the web-admin plugin serves. Hiding a type from the content
 * manager removes its screens, but not its addresses.
 */
function asksForPluginType({ path: sent }: Context): boolean {
  const path = normalised(sent);
  return path.startsWith('/content-manager/') && pluginTypes.some((type) => path.includes(type));
}

/** Answers 404 on some of Strapi's own routes, whatever the role. */
const blockedRoutes: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (unusedRoutes.has(callName(ctx)) || asksForPluginType(ctx)) {
      ctx.status = 404;
      return;
    }
    await next();
  };
};

export default blockedRoutes;
