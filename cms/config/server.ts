import type { Core } from '@strapi/strapi';
import { publicDir } from '../src/setup/data-dir';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', ''),
  app: { keys: env.array('APP_KEYS') },
  // Uploads are data: they live beside the database.
  dirs: { public: publicDir() },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
