import { Briefcase } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { watchEntry, watchSession } from './session/watch-session';
import { anyPermission } from './shell/menu';
import { dismissBanner, addMainMenuStyle } from './strapi/main-menu';

export default {
  /** Adds Web Admin to the panel's main menu, for everyone who may open one of its screens. */
  register(app: StrapiApp) {
    watchEntry();
    dismissBanner();
    addMainMenuStyle();
    app.addMiddlewares([watchSession]);
    app.addMenuLink({
      to: 'plugins/web-admin',
      icon: Briefcase,
      intlLabel: { id: 'web-admin.name', defaultMessage: 'Web Admin' },
      permissions: anyPermission,
      Component: () => import('./shell/app'),
    });
    app.registerPlugin({ id: 'web-admin', name: 'Web Admin' });
  },
};
