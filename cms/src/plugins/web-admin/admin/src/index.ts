import { Briefcase, Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { watchEntry, watchSession } from './session/watch-session';
import { allOf, anyPermission, screenAddress } from './shell/menu';
import { dismissBanner, addMainMenuStyle } from './strapi/main-menu';
import { screenTitles } from './texts';

export default {
  /** Adds Web Admin to the panel's main menu, for everyone who may open one of its screens, and the leads to Strapi's home page. */
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
    app.widgets.register({
      id: 'leads',
      pluginId: 'web-admin',
      icon: Mail,
      title: { id: 'web-admin.leads', defaultMessage: screenTitles.leads },
      link: {
        label: { id: 'web-admin.leads.open', defaultMessage: 'Open the inbox' },
        href: screenAddress('leads'),
      },
      permissions: allOf(['leads.read']),
      component: async () => (await import('./inbox/promise/leads-widget')).default,
    });
    app.registerPlugin({ id: 'web-admin', name: 'Web Admin' });
  },
};
