import type { Core } from '@strapi/strapi';
import { permissionService } from '../../../../strapi/services';
import account from './account';
import blog from './content/blog';
import faq from './content/faq';
import { hasAnyPermission } from './has-any-permission';
import contact from './leads/contact';
import deadLetter from './leads/dead-letter';
import demoRequest from './leads/demo-request';
import lead from './leads/lead';
import { permissions } from './permissions';
import publishing from './publishing';
import { routes } from './routes';

/** Registers the plugin's permissions, so that roles can hold them. */
async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  const { actionProvider } = permissionService(strapi);
  await actionProvider.registerMany(
    permissions.map((permission) => ({
      section: 'plugins',
      pluginName: 'web-admin',
      ...permission,
    })),
  );
}

export default {
  bootstrap,
  controllers: {
    account,
    blog,
    contact,
    'dead-letter': deadLetter,
    'demo-request': demoRequest,
    faq,
    lead,
    publishing,
  },
  policies: { 'has-any-permission': hasAnyPermission },
  routes,
};
