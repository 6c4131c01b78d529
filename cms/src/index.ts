import type { Core } from '@strapi/strapi';
import { ensureWebAdminRole } from './plugins/web-admin/server/src/web-admin-role';
import { guardRichText } from './rich-text/guard';
import { seedContent } from './seed/seed';
import { syncApiTokens } from './setup/api-tokens';
import { checkSecrets } from './setup/environment';
import { createFirstAdmin } from './setup/first-admin';
import { adminUserService } from './setup/strapi-services';

export default {
  register() {
    checkSecrets();
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    guardRichText(strapi);
    const firstStart = (await adminUserService(strapi).count()) === 0;
    await ensureWebAdminRole(strapi);
    await createFirstAdmin(strapi);
    await syncApiTokens(strapi, firstStart);
    await seedContent(strapi);
  },
};
