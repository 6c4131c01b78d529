import type { Core } from '@strapi/strapi';
import { permissionService } from '../../../../strapi/services';
import { hasAnyPermission } from './ability';
import account from './account';
import blog from './content/blog';
import category from './content/category';
import check from './content/check';
import faq from './content/faq';
import plan from './content/plan';
import preview from './content/preview';
import redirect from './content/redirect';
import version from './content/version';
import contact from './leads/contact';
import deadLetter from './leads/dead-letter';
import demoRequest from './leads/demo-request';
import inbox from './leads/inbox';
import lead from './leads/lead';
import person from './leads/person';
import webhook from './leads/webhook';
import reply from './leads/reply';
import replyTemplate from './leads/reply-template';
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
    category,
    check,
    contact,
    'dead-letter': deadLetter,
    'demo-request': demoRequest,
    faq,
    inbox,
    lead,
    person,
    plan,
    preview,
    publishing,
    redirect,
    version,
    webhook,
    reply,
    'reply-template': replyTemplate,
  },
  policies: { 'has-any-permission': hasAnyPermission },
  routes,
};
