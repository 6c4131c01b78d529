import type { Core } from '@strapi/strapi';
import { permissionService } from '../../../../strapi/services';
import { field } from '../../api';
import account from './account';
import blog from './content/blog';
import category from './content/category';
import faq from './content/faq';
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

interface Ability {
  can(action: string): boolean;
}

const isAbility = (value: unknown): value is Ability => typeof field(value, 'can') === 'function';

/**
 * A policy that passes an admin with any one of several permissions; Strapi's own asks for all of them.
 * @param config.actions the full names of the permissions
 */
function hasAnyPermission(
  { state }: { state?: unknown },
  { actions }: { actions: readonly string[] },
): boolean {
  const ability = field(state, 'userAbility');
  return isAbility(ability) && actions.some((action) => ability.can(action));
}

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
    contact,
    'dead-letter': deadLetter,
    'demo-request': demoRequest,
    faq,
    inbox,
    lead,
    person,
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
