import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { entryState } from '../../contract/content/entry-state';
import { objectsOf } from '../../strapi/untyped-rows';
import type { Standing } from './pointless';

type Moment = string | Date | null;

const momentOf = (value: unknown): Moment =>
  value instanceof Date || typeof value === 'string' ? value : null;

/** What an entry is now; undefined for one that is gone or in the trash. Inside a Strapi transaction, it joins it. */
export async function standingOf(
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
): Promise<Standing | undefined> {
  const rows: unknown = await strapi.db.query(uid).findMany({ where: { documentId } });
  const found = objectsOf(rows).map((row) => ({
    isLive: (row.publishedAt ?? null) !== null,
    updatedAt: momentOf(row.updatedAt),
    trashedAt: momentOf(row.trashedAt),
  }));
  const draft = found.find(({ isLive }) => !isLive);
  if (draft === undefined) return undefined;
  const state = entryState(
    draft,
    found.find(({ isLive }) => isLive),
  );
  if (state === 'trashed') return undefined;
  return { published: state !== 'draft', newer: state === 'live_with_draft' };
}
