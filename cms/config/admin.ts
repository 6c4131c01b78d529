import type { Core } from '@strapi/strapi';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    // Browsers refuse a secure cookie on plain http, which is what a local CMS speaks.
    cookie: { secure: env('CMS_PUBLIC_URL', '').startsWith('https:') },
  },
  // The limiter of config/middlewares.ts counts logins instead: in the database, and by an address that nobody makes up.
  rateLimit: { enabled: false },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
});
