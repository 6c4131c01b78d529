import type { Core } from '@strapi/strapi';
import { apiTokenService } from './services';
import { hasId } from './untyped-rows';

/** A token of the content API: its name, its purpose and all that it permits. */
export interface ApiToken {
  name: string;
  description: string;
  actions: readonly string[];
}

/** Deletes an API token with its permissions. */
export async function revokeApiToken(strapi: Core.Strapi, name: string): Promise<void> {
  await strapi.db.query('admin::api-token-permission').deleteMany({ where: { token: { name } } });
  await strapi.db.query('admin::api-token').deleteMany({ where: { name } });
}

/** Stores an API token. Strapi's own service would choose the value itself. */
export async function issueApiToken(
  strapi: Core.Strapi,
  { name, description, actions }: ApiToken,
  value: string,
): Promise<void> {
  const accessKey = apiTokenService(strapi).hash(value);
  const row: unknown = await strapi.db
    .query('admin::api-token')
    .create({ data: { name, description, kind: 'content-api', type: 'custom', accessKey } });
  if (!hasId(row)) throw new Error(`The ${name} token was not stored.`);
  for (const action of actions) {
    await strapi.db
      .query('admin::api-token-permission')
      .create({ data: { action, token: row.id } });
  }
}
