import type { Core } from '@strapi/strapi';
import { permissions } from './permissions';
import { adminServices } from './strapi-services';

/** Makes the plugin's permissions known, so that roles can hold them. */
export async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  const { actionProvider } = adminServices(strapi).get('admin::permission');
  await actionProvider.registerMany(
    permissions.map((permission) => ({
      section: 'plugins',
      pluginName: 'web-admin',
      ...permission,
    })),
  );
}
