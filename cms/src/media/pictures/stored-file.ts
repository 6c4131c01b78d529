import { isObject } from '../../contract/json';
import type { StoredFile } from '../../strapi/services';

/** Whether something is a row of Strapi's upload plugin. */
export const isStoredFile = (row: unknown): row is StoredFile =>
  isObject(row) && typeof row.id === 'number' && typeof row.url === 'string';
