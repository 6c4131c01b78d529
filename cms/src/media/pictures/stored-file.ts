import type { StoredFile } from '../../strapi/services';

/** Whether something is a row of Strapi's upload plugin. */
export const isStoredFile = (row: unknown): row is StoredFile =>
  typeof row === 'object' &&
  row !== null &&
  'id' in row &&
  typeof row.id === 'number' &&
  'url' in row &&
  typeof row.url === 'string';
