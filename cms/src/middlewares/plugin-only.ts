import type { Core } from '@strapi/strapi';

const leadTypes = [
  'api::contact.contact',
  'api::demo-request.demo-request',
  'api::dead-letter.dead-letter',
];

/** How far changes have come: nobody writes that by hand. */
const publishingTypes = [
  'api::publication.publication',
  'api::publication-entry.publication-entry',
];

const hiddenTypes = [...leadTypes, ...publishingTypes];

/** The router takes paths in any case, and so must this. */
function normalised(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/**
 * Leads, those that could not be delivered among them, are reached through the web-admin plugin only, and the state of
 * publishing too. Hiding a type from the content manager takes it off the screens; this closes the addresses behind them
 * too, for every role.
 */
const pluginOnly: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const path = normalised(ctx.path);
    if (path.startsWith('/content-manager/') && hiddenTypes.some((type) => path.includes(type))) {
      ctx.status = 404;
      return;
    }
    await next();
  };
};

export default pluginOnly;
