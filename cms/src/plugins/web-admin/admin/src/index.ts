import type { StrapiApp } from '@strapi/strapi/admin';
import { Briefcase } from '@strapi/icons';
import { screens } from './screens';

export default {
  /** Puts Web Admin into the panel's main menu, for everyone who may open one of its screens. */
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'plugins/web-admin',
      icon: Briefcase,
      intlLabel: { id: 'web-admin.name', defaultMessage: 'Web Admin' },
      permissions: screens.map(({ permission }) => permission),
      Component: () => import('./pages/App'),
    });
    app.registerPlugin({ id: 'web-admin', name: 'Web Admin' });
  },
};
