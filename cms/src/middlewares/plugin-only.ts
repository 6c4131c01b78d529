import type { Core } from '@strapi/strapi';

const leadTypes = ['api::contact.contact', 'api::demo-request.demo-request'];

/** The router takes paths in any case, and so must this. */
function normalised(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/**
 * Contacts and demo requests are reached through the web-admin plugin only. Hiding a type from the content manager takes
 * it off the screens; this closes the addresses behind them too, for every role.
 */
const pluginOnly: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const path = normalised(ctx.path);
    if (path.startsWith('/content-manager/') && leadTypes.some((type) => path.includes(type))) {
      ctx.status = 404;
      return;
    }
    await next();
  };
};

export default pluginOnly;
