// Names of tables that are Strapi's own, where a query of its own cannot be used.

/** The sessions of admins. */
export const sessionsTable = 'strapi_sessions';

/** API tokens, and with `kind: admin` the tokens of admins. */
export const apiTokensTable = 'strapi_api_tokens';

/** Its key-value store. */
export const storeTable = 'strapi_core_store_settings';

/** What it knows of the schema of this database. It means nothing in another one. */
export const schemaTable = 'strapi_database_schema';
