import type { StrapiApp } from '@strapi/strapi/admin';
import { Briefcase } from '@strapi/icons';
import { watchEntry } from './session/watch-entry';
import { watchSession } from './session/watch-session';
import { dismissBanner } from './shell/dismiss-banner';
import { anyPermission } from './shell/menu';
import { prepareOwnRooms } from './shell/own-rooms';

export default {
  /** Puts Web Admin into the panel's main menu, for everyone who may open one of its screens. */
  register(app: StrapiApp) {
    watchEntry();
    dismissBanner();
    prepareOwnRooms();
    app.addMiddlewares([watchSession]);
    app.addMenuLink({
      to: 'plugins/web-admin',
      icon: Briefcase,
      intlLabel: { id: 'web-admin.name', defaultMessage: 'Web Admin' },
      permissions: anyPermission,
      Component: () => import('./pages/App'),
    });
    app.registerPlugin({ id: 'web-admin', name: 'Web Admin' });
  },
};
