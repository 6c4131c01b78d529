import type { StrapiApp } from '@strapi/strapi/admin';

type Config = NonNullable<ConstructorParameters<typeof StrapiApp>[0]>['config'];

// No release notes and no tutorials: the panel asks nobody but its own host.
const config: Config = { locales: [], tutorials: false, notifications: { releases: false } };

export default { config };
