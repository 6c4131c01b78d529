import type { StrapiApp } from '@strapi/strapi/admin';
import { firmName } from '../contract/texts';
import { redirectWebAdmins } from '../plugins/web-admin/admin/src/strapi/redirect-web-admins';
import mark from '../plugins/web-admin/admin/src/shell/mark.svg';

type Config = NonNullable<ConstructorParameters<typeof StrapiApp>[0]>['config'];

// No release notes and no tutorials: the panel calls no host but its own.
const config: Config = {
  locales: [],
  tutorials: false,
  notifications: { releases: false },
  auth: { logo: mark },
  menu: { logo: mark },
  translations: {
    en: {
      'Auth.form.welcome.title': firmName,
      'Auth.form.welcome.subtitle': 'Log in to the admin',
      'Auth.form.register.subtitle': 'The account of an admin of this site',
      'app.components.LeftMenu.navbrand.title': firmName,
      'app.components.LeftMenu.navbrand.workplace': 'Admin',
    },
  },
};

export default {
  config,
  /** Runs after all plugins have added their screens. */
  register(app: StrapiApp) {
    app.router.addRoute(redirectWebAdmins);
  },
};
