import type { Core } from '@strapi/strapi';
import { isObject } from '../../contract/json';

/** A row of a blog with the fields that concern its address: the draft or the published version. */
export interface SlugRow {
  id: number;
  documentId: string;
  slug: string | null;
  title: string | null;
}

const isSlugRow = (row: unknown): row is SlugRow =>
  isObject(row) && typeof row.id === 'number' && typeof row.documentId === 'string';

/** The rows of blogs, drafts and published ones, in the order of their creation. */
export async function slugRows(strapi: Core.Strapi, where: object = {}): Promise<SlugRow[]> {
  const rows: unknown = await strapi.db.query('api::blog.blog').findMany({
    select: ['id', 'documentId', 'slug', 'title'],
    where,
    orderBy: { id: 'asc' },
  });
  return [rows].flat().filter(isSlugRow);
}
