export default [
  'global::request-log',
  'strapi::errors',
  'global::database-errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [] } },
  'global::plugin-only',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
