import type { Core } from '@strapi/strapi';

/** A row, or what is to be written into one: Strapi leaves both untyped. */
export type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The objects of what Strapi leaves untyped: one, or a list of them. */
export const objectsOf = (value: unknown): Data[] => [value].flat().filter(isObject);

/** The ids of the accounts that a condition is true of. */
export async function idsWhere(strapi: Core.Strapi, where: unknown): Promise<unknown[]> {
  const rows: unknown = await strapi.db.query('admin::user').findMany({ where, select: ['id'] });
  return objectsOf(rows).map(({ id }) => id);
}
