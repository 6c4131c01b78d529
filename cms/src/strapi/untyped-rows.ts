import type { Core } from '@strapi/strapi';

/** A row, or the values to write into one: Strapi types neither. */
export type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The objects in a value that Strapi does not type: one, or a list. */
export const objectsOf = (value: unknown): Data[] => [value].flat().filter(isObject);

/** The ids of the accounts that match a condition. */
export async function idsWhere(strapi: Core.Strapi, where: unknown): Promise<unknown[]> {
  const rows: unknown = await strapi.db.query('admin::user').findMany({ where, select: ['id'] });
  return objectsOf(rows).map(({ id }) => id);
}
