import type { Core } from '@strapi/strapi';
import { permissionService } from '../../../../strapi/services';
import { permissions } from './permissions';

/** Makes the plugin's permissions known, so that roles can hold them. */
export async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  const { actionProvider } = permissionService(strapi);
  await actionProvider.registerMany(
    permissions.map((permission) => ({
      section: 'plugins',
      pluginName: 'web-admin',
      ...permission,
    })),
  );
}
