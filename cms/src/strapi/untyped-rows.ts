import type { Core } from '@strapi/strapi';
import { field, isObject } from '../contract/json';

/** A row, or what is to be written into one: Strapi leaves both untyped. */
export type Data = Record<string, unknown>;

/** The objects of what Strapi leaves untyped: one, or a list of them. */
export const objectsOf = (value: unknown): Data[] => [value].flat().filter(isObject);

/** Whether something is a row that was stored. */
export const hasId = (row: unknown): row is { id: number } => typeof field(row, 'id') === 'number';

/** The ids of the accounts that a condition is true of. */
export async function idsWhere(strapi: Core.Strapi, where: unknown): Promise<unknown[]> {
  const rows: unknown = await strapi.db.query('admin::user').findMany({ where, select: ['id'] });
  return objectsOf(rows).map(({ id }) => id);
}
