import type { Core } from '@strapi/strapi';
import { field, isObject } from '../contract/json';

/** A row, or the values to write into one: Strapi types neither. */
export type Data = Record<string, unknown>;

/** The objects in a value that Strapi does not type: one, or a list. */
export const objectsOf = (value: unknown): Data[] => [value].flat().filter(isObject);

/** Whether something is a stored row. */
export const hasId = (row: unknown): row is { id: number } => typeof field(row, 'id') === 'number';

/** The ids of the accounts that match a condition. */
export async function idsWhere(strapi: Core.Strapi, where: unknown): Promise<unknown[]> {
  const rows: unknown = await strapi.db.query('admin::user').findMany({ where, select: ['id'] });
  return objectsOf(rows).map(({ id }) => id);
}

/** The rows that a condition selects, locked until the transaction ends in a database with many connections; SQLite has one. */
export async function lockRows(strapi: Core.Strapi, uid: string, where: object): Promise<Data[]> {
  const query = strapi.db.queryBuilder(uid).select(['*']).where(where);
  const locked = strapi.db.dialect.client === 'postgres' ? query.forUpdate() : query;
  return objectsOf(await locked.execute());
}
