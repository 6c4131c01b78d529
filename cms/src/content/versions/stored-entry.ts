import type { Core } from '@strapi/strapi';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import type { ShownType } from '../shown-types';
import { fieldsOf, hashOf, picturesOf, versionedFields } from './version-fields';

/** An entry as it is stored. */
export interface Stored {
  /** Its newest content, which is that of its draft. */
  fields: Data;
  hash: string;
  /** What the site should show; undefined for an entry that is not published. */
  live: Data | undefined;
  liveHash: string | null;
  isTrashed: boolean;
}

/** An entry as it is stored; undefined if there is none. Inside a Strapi transaction, it joins it. */
export async function readStored(
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
): Promise<Stored | undefined> {
  const kept = versionedFields(strapi, uid);
  const rows = objectsOf(
    await strapi.db.query(uid).findMany({ where: { documentId }, populate: picturesOf(kept) }),
  );
  const published = rows.find(({ publishedAt }) => publishedAt !== null);
  const newest = rows.find(({ publishedAt }) => publishedAt === null) ?? published;
  if (newest === undefined) return undefined;
  const fields = fieldsOf(kept, newest);
  const live = published === undefined ? undefined : fieldsOf(kept, published);
  return {
    fields,
    hash: hashOf(fields),
    live,
    liveHash: live === undefined ? null : hashOf(live),
    isTrashed: (newest.trashedAt ?? null) !== null,
  };
}

/** Whether the draft of an entry says something else than the site. Compared by content: clocks can be wrong. */
export const isNewer = ({ hash, liveHash }: Pick<Stored, 'hash' | 'liveHash'>): boolean =>
  liveHash !== null && hash !== liveHash;
