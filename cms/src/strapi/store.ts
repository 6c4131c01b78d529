import type { Core } from '@strapi/strapi';
import { field } from '../contract/json';
import { storeTable } from './tables';

type Connection = Core.Strapi['db']['connection'];

/** Changes a value of Strapi's store in a transaction, which its own functions cannot join. */
export async function setInStore(
  transaction: Connection,
  key: string,
  value: unknown,
): Promise<void> {
  const row = { value: JSON.stringify(value) };
  const changed = await transaction(storeTable).where({ key }).update(row);
  if (changed > 0) return;
  // Two processes may both insert the row. That does no harm: from then on, both rows change together.
  await transaction(storeTable).insert({ key, type: 'string', ...row });
}

/** The stored values of a key, as JSON. */
export const inStore = (connection: Connection, key: string): Promise<unknown[]> =>
  connection(storeTable)
    .where({ key })
    .pluck('value')
    .then((read: unknown[]) => read);

/** Whether an upload is a logo that a Super Admin gave the panel: the login shows them. */
export async function isPanelLogo(strapi: Core.Strapi, url: string): Promise<boolean> {
  const settings: unknown = await strapi
    .store({ type: 'core', name: 'admin' })
    .get({ key: 'project-settings' });
  return ['menuLogo', 'authLogo'].some((logo) => field(field(settings, logo), 'url') === url);
}
