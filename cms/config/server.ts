import type { Core } from '@strapi/strapi';
import { publicDir, wholeNumber } from '../src/setup/environment';

/** How many proxies stand before the CMS: as many entries of X-Forwarded-For are believed, counted from the right. */
const trustedProxies = () => wholeNumber('TRUSTED_PROXIES', 0, 0, 10);

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', ''),
  proxy: { koa: trustedProxies() > 0, maxIpsCount: trustedProxies() },
  // Bodies have shorter times of their own (src/http/read-body.ts); an upload may take as long as this.
  http: {
    serverOptions: {
      headersTimeout: 15_000,
      requestTimeout: 300_000,
      connectionsCheckingInterval: 5_000,
    },
  },
  app: { keys: env.array('APP_KEYS') },
  // Uploads are data: they live beside the database.
  dirs: { public: publicDir() },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
