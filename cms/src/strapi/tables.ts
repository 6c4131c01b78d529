// Names of Strapi's own tables, for statements that cannot use its queries.

/** The accounts of admins. */
export const accountsTable = 'admin_users';

/** The sessions of admins. */
export const sessionsTable = 'strapi_sessions';

/** API tokens, and with `kind: admin` the tokens of admins. */
export const apiTokensTable = 'strapi_api_tokens';

/** Its key-value store. */
export const storeTable = 'strapi_core_store_settings';

/** What Strapi knows of this database's schema. It means nothing in another one. */
export const schemaTable = 'strapi_database_schema';
