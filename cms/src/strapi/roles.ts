import type { Core } from '@strapi/strapi';
import { field } from '../contract/json';
import { hasId } from './untyped-rows';

/** The actions that a role is permitted. */
export async function actionsOf(
  strapi: Core.Strapi,
  roleId: number,
): Promise<ReadonlySet<unknown>> {
  const rows: unknown[] = await strapi.db
    .query('admin::permission')
    .findMany({ select: ['action'], where: { role: { id: roleId } } });
  return new Set(rows.map((row) => field(row, 'action')));
}

/** The roles but Strapi's Super Admin, which has every permission anyway. */
export async function otherRoles(strapi: Core.Strapi): Promise<number[]> {
  const where = { code: { $ne: 'strapi-super-admin' } };
  const rows: unknown = await strapi.db.query('admin::role').findMany({ select: ['id'], where });
  return [rows]
    .flat()
    .filter(hasId)
    .map(({ id }) => id);
}
